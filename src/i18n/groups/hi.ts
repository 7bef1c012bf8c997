import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  title: 'समूह आँकड़े',
  one: 'समूह',
  serial: 'क्रम संख्या',
  name: 'नाम',
  users: 'यूज़र संख्या',
  created: 'बनाया गया',
  status: 'स्थिति',
  messages: 'संदेश',
  message: 'संदेश',
  view: 'संदेश देखें',
  sortBy: 'क्रम का आधार',
  order: 'क्रम',
  up: 'बढ़ता',
  down: 'घटता',
  all: 'सभी',
  search: 'खोजें',
  filters: 'फ़िल्टर',
  empty: 'कोई समूह नहीं मिला।',
  noMessages: 'इस समूह में कोई संदेश नहीं है।',
  count: '%{count} संदेश',
} satisfies Translation<typeof en>;
