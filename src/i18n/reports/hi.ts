import type en from '#i18n/reports/en.ts';
import type { Translation } from '#i18n/types.ts';

export default {
  year: 'वित्तीय वर्ष 2021-2022',
  month: 'महीना',
  confirm: 'पुष्टि करें',
  hint: 'पुष्टि के %{wait} (मिनट:सेकंड) बाद रिपोर्ट डाउनलोड होती है। तब तक दूसरे पेज देखे जा सकते हैं।',
  chooseMonth: 'पहले महीना चुनें।',
  onItsWay: 'एक रिपोर्ट पहले से आ रही है।',
  waiting: 'वित्तीय रिपोर्ट %{month}: डाउनलोड शुरू होने में',
  loading: 'वित्तीय रिपोर्ट %{month}: डाउनलोड हो रही है…',
  done: 'वित्तीय रिपोर्ट %{month}, %{name} नाम से सहेजी गई।',
  failed: 'वित्तीय रिपोर्ट %{month} डाउनलोड नहीं हो सकी।',
  cancel: 'डाउनलोड रद्द करें',
  again: 'फिर कोशिश करें',
  close: 'बंद करें',
  open: 'खोलें',
  region: 'आती हुई वित्तीय रिपोर्ट',
} satisfies Translation<typeof en>;
