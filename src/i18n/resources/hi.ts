import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  literal: '%{text}',
  notNow: 'केवल जब %{source} %{wanted} हो',
  mistakes: 'कॉन्फ़िगरेशन के संसाधन जो काम में नहीं आ सकते',
  mistake: '%{resource}: %{key} %{problem}',
  actions: 'कार्य',
  add: 'जोड़ें',
  addNew: '%{one} जोड़ें',
  show: 'देखें',
  edit: 'बदलें',
  editOne: '%{one} बदलें',
  remove: 'हटाएँ',
  showOne: '%{one}',
  saved: 'सहेजा गया',
  removed: 'हटाया गया',
  removeTitle: '%{one} हटाएँ',
  removeLine: 'क्या आप वाकई %{record} को हटाना चाहते हैं?',
  back: 'सूची पर वापस',
  filters: 'फ़िल्टर',
  selected: '%{count} चुने गए',
  unselect: 'चयन हटाएँ',
  bulkLine: 'यह %{count} रिकॉर्ड पर लागू होगा: %{records}',
  missing: 'अभी भरना है: %{fields}',
  rows: '%{count} पंक्तियाँ',
} satisfies Translation<typeof en>;
