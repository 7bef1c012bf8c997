import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import type { IconName } from '#ui/icons.ts';

const icons: Record<IconName, SvgIconComponent> = {
  bell: NotificationsOutlined,
  book: MenuBookOutlined,
  box: Inventory2Outlined,
  calendar: CalendarMonthOutlined,
  camera: PhotoCameraOutlined,
  cart: ShoppingCartOutlined,
  chart: BarChartOutlined,
  chat: ChatOutlined,
  coin: PaidOutlined,
  document: DescriptionOutlined,
  flag: FlagOutlined,
  gift: CardGiftcardOutlined,
  globe: PublicOutlined,
  heart: FavoriteBorderOutlined,
  image: ImageOutlined,
  label: LabelOutlined,
  list: ListAltOutlined,
  lock: LockOutlined,
  mail: MailOutlined,
  map: MapOutlined,
  person: PersonOutlined,
  people: PeopleOutlined,
  phone: PhoneOutlined,
  receipt: ReceiptLongOutlined,
  settings: SettingsOutlined,
  shield: ShieldOutlined,
  star: StarBorderOutlined,
  store: StoreOutlined,
  ticket: ConfirmationNumberOutlined,
  truck: LocalShippingOutlined,
  wallet: AccountBalanceWalletOutlined,
};

/** An icon that a declaration names (CFG-11). */
export function NamedIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon fontSize="small" />;
}
