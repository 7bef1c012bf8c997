import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  intro:
    'किसी सेवा की सूची एक बार पढ़ता है या नमूना लेता है, और /config.json के लिए ड्राफ़्ट बनाता है। कुछ लिखा नहीं जाता।',
  from: 'नमूना कहाँ से',
  service: 'सेवा से',
  paste: 'चिपकाया हुआ JSON',
  serviceName: 'सेवा',
  path: 'सूची का पाथ',
  pathHint: 'सेवा के नीचे, जैसे customers',
  sample: 'नमूना उत्तर',
  sampleHint: 'सूची का उत्तर JSON में चिपकाएँ।',
  draft: 'ड्राफ़्ट बनाएँ',
  declaration: 'घोषणा',
  declarationHint: 'इसे /config.json में resources के नीचे रखें, फिर नाम, प्रकार और भूमिकाएँ देख लें।',
  noList: 'उत्तर में रिकॉर्ड की कोई सूची नहीं मिली।',
  notJson: 'नमूना JSON नहीं है: लाइन %{line}, कॉलम %{column}।',
  wrongPath: 'सेवा के नीचे का पाथ, बिना क्वेरी के, जैसे v1/customers।',
  notes: {
    wholeList:
      'कुल संख्या नहीं मिली: माना गया कि सूची सारी पंक्तियाँ एक साथ देती है। पेज हों तो बताएँ कि कुल संख्या कहाँ है।',
    noKey: 'कुंजी नहीं मिली: रिकॉर्ड सूची में दिखेंगे, पर खोले या बदले नहीं जा सकेंगे।',
    onePage: 'एक पेज से अनुमान लगाया गया: प्रकार और विकल्प देख लें।',
    emptyList: 'सूची खाली है: फ़ील्ड हाथ से जोड़ने होंगे।',
  },
} satisfies Translation<typeof en>;
