import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  title: 'टूलटिप',
  one: 'टूलटिप',
  add: 'नया टूलटिप जोड़ें',
  elementId: 'एलिमेंट ID',
  activityName: 'एक्टिविटी नाम',
  message: 'संदेश',
  searchElement: 'एलिमेंट ID से खोजें',
  searchMessage: 'संदेशों में खोजें',
  empty: 'कोई टूलटिप नहीं मिला।',
  save: 'टूलटिप सहेजें',
  saved: 'टूलटिप सहेजा गया',
  added: 'टूलटिप जोड़ा गया',
  remove: 'हटाएँ',
  removeTitle: 'टूलटिप हटाएँ',
  removeLine: 'क्या आप वाकई %{element} का टूलटिप हटाना चाहते हैं?',
  removed: 'टूलटिप हटाया गया',
} satisfies Translation<typeof en>;
