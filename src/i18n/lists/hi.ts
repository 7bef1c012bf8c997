import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  columns: 'कॉलम',
  columnsTitle: 'इस सूची के कॉलम',
  up: '%{label} ऊपर करें',
  down: '%{label} नीचे करें',
  density: 'सघनता',
  compact: 'सघन',
  normal: 'सामान्य',
  roomy: 'खुला',
  reset: 'पहले जैसा करें',
  raw: 'कॉपी और एक्सपोर्ट में आईडी और संग्रहित मान',
  views: 'दृश्य',
  saveView: 'यह दृश्य सहेजें',
  viewName: 'दृश्य का नाम',
  removeView: 'दृश्य %{name} हटाएँ',
  noViews: 'अभी कोई सहेजा दृश्य नहीं। फ़िल्टर और क्रम चुनकर नाम से सहेजें।',
  keys: 'कुंजियाँ',
  keysTitle: 'इस सूची की कुंजियाँ',
  keyNext: 'अगली पंक्ति',
  keyPrevious: 'पिछली पंक्ति',
  keyTick: 'पंक्ति पर निशान लगाएँ या हटाएँ',
  keySearch: 'खोज बॉक्स पर जाएँ',
  keyHelp: 'यह मदद',
  keyPalette: 'किसी भी पेज पर जाएँ',
  row: '%{count} में से पंक्ति %{n}',
} satisfies Translation<typeof en>;
