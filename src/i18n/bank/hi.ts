import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  title: 'बैंक सत्यापन',
  one: 'बैंक सत्यापन अनुरोध',
  userId: 'यूज़र ID',
  searchUser: 'यूज़र ID से खोजें',
  accountName: 'खाता नाम',
  accountNumber: 'खाता संख्या',
  ifsc: 'IFSC',
  status: 'स्थिति',
  empty: 'कोई बैंक सत्यापन अनुरोध नहीं मिला।',
  failed: 'डेटा लाने में त्रुटि: ',
  remove: 'हटाएँ',
  removeTitle: 'बाईपास सूची से हटाएँ',
  removeLine: 'यूज़र %{user} को बाईपास सूची से हटाया जाएगा। खाता: %{account}।',
  noUserId: 'पंक्ति में भेजने लायक यूज़र ID नहीं है',
  add: 'बाईपास सूची में जोड़ें',
  addTitle: 'बाईपास सूची में जोड़ें',
  addLine: 'यूज़र %{user} को बाईपास सूची में जोड़ा जाएगा: इससे बैंक सत्यापन नहीं माँगा जाएगा।',
  rejected: 'अनुरोध अस्वीकृत हुआ',
  added: 'यूज़र ID बाईपास सूची में जोड़ी गई',
  updateFailed: 'अनुरोध बदलने में त्रुटि',
  addFailed: 'बाईपास यूज़र जोड़ने में त्रुटि',
  tryAgain: 'कृपया फिर कोशिश करें',
  invalid: 'अमान्य यूज़र ID',
  invalidHint: 'कृपया मान्य संख्यात्मक यूज़र ID लिखें',
} satisfies Translation<typeof en>;
