import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  ended: 'सत्र समाप्त',
  expired: 'आपका सत्र समाप्त हो गया है। लिखा हुआ सुरक्षित है और लॉग इन के बाद फिर मिलेगा।',
  refused: 'एक सेवा ने आपका सत्र स्वीकार नहीं किया। लिखा हुआ सुरक्षित है और लॉग इन के बाद फिर मिलेगा।',
  login: 'लॉग इन',
  endsSoon: 'आपका सत्र %{minutes} मिनट में समाप्त होगा',
  endsSoonHint: 'काम पूरा करें, फिर दोबारा लॉग इन करें। लिखा हुआ सुरक्षित रहेगा।',
  signedOut: 'आप साइन आउट हो गए हैं',
  signedOutHint: 'आपके सत्र का कुछ भी इस ब्राउज़र में नहीं बचा है।',
  clockTitle: 'लॉग इन नहीं हो रहा',
  clock: 'आप एक मिनट में दो बार लॉगिन पेज से लौटे। इस कंप्यूटर की घड़ी और अपने खाते की स्थिति जाँचें।',
  tryAgain: 'फिर कोशिश करें',
} satisfies Translation<typeof en>;
