import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CallOutlined from '@mui/icons-material/CallOutlined';
import CasinoOutlined from '@mui/icons-material/CasinoOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { Suspense } from 'react';
import type { MenuGroup } from '#layout/menuEntries.ts';
import type { IconName } from '#ui/icons.ts';
import { later } from '#ui/later.ts';
import type { MenuSection } from '#ui/page.ts';

const icons: Record<MenuSection, SvgIconComponent> = {
  predictions: QuizOutlined,
  tooltips: ChatBubbleOutlineOutlined,
  mail: MailOutlined,
  tds: ReceiptLongOutlined,
  groups: ForumOutlined,
  picks: CheckBoxOutlined,
  trades: SwapVertOutlined,
  coupons: ConfirmationNumberOutlined,
  street: StorefrontOutlined,
  moreGames: CasinoOutlined,
  pan: BadgeOutlined,
  bank: AccountBalanceOutlined,
  call: CallOutlined,
  financials: ShowChartOutlined,
};

const NamedIcon = later<'NamedIcon', { name: IconName }>(
  () => import('#layout/NamedIcon.tsx'),
  'NamedIcon',
  { otherwise: () => <ExtensionOutlined fontSize="small" /> },
);

/** The icon of a drawer section; those of /config.json that name none share one. */
export function SectionIcon({ section, icon }: Pick<MenuGroup, 'section' | 'icon'>) {
  const Icon = typeof section === 'string' ? icons[section] : ExtensionOutlined;
  const usual = <Icon fontSize="small" />;
  if (typeof section === 'string' || icon === undefined) return usual;
  return (
    <Suspense fallback={usual}>
      <NamedIcon name={icon} />
    </Suspense>
  );
}
