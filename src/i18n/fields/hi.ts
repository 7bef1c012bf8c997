import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  required: 'ज़रूरी है',
  notNumber: 'यह संख्या नहीं है',
  notJson: 'मान्य JSON नहीं',
  notMoment: '1971 और 2199 के बीच की तारीख नहीं है',
  notDay: '1900 और 2199 के बीच की तारीख नहीं है',
  tooDeep: '%{most} से ज़्यादा स्तर एक के भीतर एक हैं',
  noName: 'एक मान का नाम नहीं है',
  badName: 'इनमें से एक नाम काम में नहीं आ सकता',
  nameTwice: 'एक नाम दो बार है',
  keptAsIs: 'यह मान यहाँ बदला नहीं जा सकता। यह जैसा है वैसा ही रहेगा।',
  cut: '%{text} … (काटा गया)',
  tooLong: 'अधिकतम %{max} अक्षर (अभी %{length})',
  yes: 'हाँ',
  no: 'नहीं',
  all: 'सभी',
  imageOf: 'चित्र: %{label}',
  recordingOf: 'रिकॉर्डिंग: %{label}',
} satisfies Translation<typeof en>;
