import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  literal: '%{text}',
  notNow: 'केवल जब %{source} %{wanted} हो',
  actions: 'कार्य',
  add: 'जोड़ें',
  addNew: '%{one} जोड़ें',
  show: 'देखें',
  open: 'खोलें',
  edit: 'बदलें',
  editOne: '%{one} बदलें',
  remove: 'हटाएँ',
  saved: 'सहेजा गया',
  removed: 'हटाया गया',
  removeTitle: '%{one} हटाएँ',
  removeLine: 'क्या आप वाकई %{record} को हटाना चाहते हैं?',
  filters: 'फ़िल्टर',
  selected: '%{count} चुने गए',
  ticked: 'चुने हुए रिकॉर्ड',
  outOfSight: 'उनमें से %{count} दिख नहीं रहे',
  gone: '%{count} अब उपलब्ध नहीं',
  tick: '%{record} चुनें',
  tickPage: 'इस पेज के सभी चुनें',
  takeAll: 'पूरी सूची चुनें',
  takeAllOf: 'सभी %{count} चुनें',
  unselect: 'चयन हटाएँ',
  bulkLine: 'यह %{smart_count} रिकॉर्ड पर लागू होगा: |||| यह %{smart_count} रिकॉर्ड पर लागू होगा:',
  bulkLeftOut:
    '%{smart_count} चुना हुआ रिकॉर्ड छोड़ा गया: %{reason} |||| %{smart_count} चुने हुए रिकॉर्ड छोड़े गए: %{reason}',
  missing: 'अभी भरना है: %{fields}',
  overtaken: 'आपके लिखने के बाद किसी और ने बदला: %{values}। सहेजने पर यह बदल जाएगा।',
  nowValue: '%{field} अब %{value} है',
  unreadable:
    'इस पेज की %{smart_count} पंक्ति पढ़ी नहीं जा सकी और दिखाई नहीं गई है |||| इस पेज की %{smart_count} पंक्तियाँ पढ़ी नहीं जा सकीं और दिखाई नहीं गई हैं',
} satisfies Translation<typeof en>;
