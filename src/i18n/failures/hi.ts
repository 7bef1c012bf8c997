import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  offline: 'आप ऑफ़लाइन हैं। कुछ नहीं भेजा गया।',
  readOnly: 'कंसोल अभी केवल पढ़ने के लिए है। कुछ नहीं भेजा गया।',
  badInput: 'कुछ नहीं भेजा गया: %{field} जाँचें।',
  notConfigured: 'सेवा %{service} कॉन्फ़िगर नहीं है।',
  aborted: 'रद्द किया गया। सर्वर फिर भी इसे कर सकता है।',
  network: '%{service} तक नहीं पहुँच सके।',
  policy:
    'पेज %{service} को नहीं बुला सकता: उसके सर्वर को Content-Security-Policy हेडर के connect-src में %{field} जोड़ना होगा।',
  timeout: '%{service} से समय पर उत्तर नहीं आया।',
  cut: '%{service} का उत्तर बीच में टूट गया।',
  unreadable: '%{service} से अनपेक्षित उत्तर',
  shape: '%{service} से अनपेक्षित उत्तर: %{field}',
  session: 'सत्र समाप्त। सहेजा नहीं गया।',
  forbidden: 'आपकी भूमिका को अनुमति नहीं है',
  notFound: 'नहीं मिला। शायद हटाया गया?',
  conflict: 'इस बीच किसी और ने बदल दिया।',
  invalid: 'कुछ गलत हुआ',
  throttled: 'बहुत अधिक अनुरोध।',
  again: '%{seconds} सेकंड में फिर कोशिश करें।',
  refused: 'कुछ गलत हुआ',
  server: 'सर्वर त्रुटि (%{status})',
} satisfies Translation<typeof en>;
