import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  title: 'कॉल लॉग',
  one: 'कॉल',
  customer: 'ग्राहक',
  searchCustomer: 'ग्राहक नंबर से खोजें',
  agent: 'एजेंट',
  transcription: 'प्रतिलेख',
  transcriptionOf: 'प्रतिलेख: %{customer}',
  read: 'पढ़ें',
  readOf: '%{customer} का प्रतिलेख पढ़ें',
  find: 'प्रतिलेख में खोजें',
  sentiment: 'भाव',
  positive: 'सकारात्मक',
  neutral: 'तटस्थ',
  negative: 'नकारात्मक',
  details: 'विवरण',
  detailsOf: '%{customer} के भाव का विवरण',
  analysis: 'भाव विश्लेषण',
  recording: 'रिकॉर्डिंग',
  recordingOf: '%{customer} की रिकॉर्डिंग',
  empty: 'कोई कॉल नहीं मिली।',
  failed: 'डेटा लाने में त्रुटि: ',
} satisfies Translation<typeof en>;
