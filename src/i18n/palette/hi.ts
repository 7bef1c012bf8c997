import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  title: 'यहाँ जाएँ',
  open: 'पेज, यूज़र या गेम पर जाएँ (Ctrl+K)',
  input: 'पेज, काम, टीमें, यूज़र ID, गेम ID या फ़ोन नंबर',
  forUser: '%{page}: यूज़र %{value}',
  forGame: '%{page}: गेम %{value}',
  forPhone: '%{page}: फ़ोन %{value}',
  recentUser: 'यूज़र %{value}',
  recentGame: 'गेम %{value}',
  recentRecord: '%{value}',
  recent: 'हाल के',
  pages: 'पेज',
  favourites: 'पसंदीदा',
  actions: 'इस पेज पर',
  games: 'पहले से पढ़े गए गेम',
  settings: 'सेटिंग',
  activity: 'अभी किए गए काम',
  action: '%{action}: %{record}',
  density: 'सघनता: %{density}',
  typed: 'लिखा हुआ',
  none: 'कुछ नहीं मिला',
  missing: 'गेम, पसंदीदा, काम और सेटिंग लोड नहीं हो सके। फिर कोशिश करने के लिए इसे दोबारा खोलें।',
  hint: '↑ ↓ चुनें, Enter खोलें या शुरू करें, Esc बंद करें',
} satisfies Translation<typeof en>;
