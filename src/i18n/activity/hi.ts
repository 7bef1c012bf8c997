import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  title: 'गतिविधि',
  hint: 'साइन इन के बाद इस टैब में किया गया हर बदलाव। साइन आउट करने पर सूची खाली हो जाती है।',
  open: 'गतिविधि: %{count}',
  openProblem: 'गतिविधि: %{count}, सब नहीं हुए',
  empty: 'अभी तक कुछ नहीं बदला गया',
  leftOpen: 'उत्तर आने से पहले पेज छोड़ दिया गया।',
  export: 'CSV निर्यात करें',
  file: 'activity',
  columns: {
    time: 'समय',
    action: 'कार्य',
    record: 'रिकॉर्ड',
    outcome: 'परिणाम',
    message: 'संदेश',
  },
  outcomes: {
    sending: 'भेजा जा रहा है',
    confirmed: 'पुष्टि हुई',
    refused: 'अस्वीकार',
    unknown: 'पता नहीं',
  },
} satisfies Translation<typeof en>;
