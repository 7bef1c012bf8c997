import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  code: 'गेम ID',
  notKnown: 'यहाँ पता नहीं',
  booked: 'यूज़र ने कितने स्लॉट बुक किए और इसलिए कितना भुगतान होगा, यह केवल सेवाएँ जानती हैं।',
  paidBefore: 'जीत की राशि पहले बाँटी जा चुकी है या नहीं, यह केवल सेवाएँ जानती हैं।',
  bookedAtMost: 'हर स्लॉट बुक होने पर जिन लीगों का निपटान बाकी है उनमें %{amount} आते हैं।',
  leaderboard: 'लीडरबोर्ड',
  notKnownHere: 'यहाँ पता नहीं',
  populatedAt: 'इस सत्र में %{time} बजे भरा गया',
  sentBefore: 'यह इस सत्र में %{time} बजे भेजा जा चुका है। आगे बढ़ने से पहले स्थिति देखें।',
  doneAt: {
    paid: '%{time} बजे भुगतान हुआ',
    cancelled: '%{time} बजे रद्द हुआ',
    complete: '%{time} बजे पूरा चिह्नित',
    activated: '%{time} बजे सक्रिय किया',
  },
  more: 'और %{smart_count} |||| और %{smart_count}',
  changed: {
    gameStatus: 'गेम की स्थिति: %{before} → %{after}',
    distributeFlag: 'वितरण के लिए खुला: %{before} → %{after}',
    answer: '“%{label}” का उत्तर: %{before} → %{after}',
    questionStatus: '“%{label}” की स्थिति: %{before} → %{after}',
    leagueStatus: '“%{label}” की लीग: %{before} → %{after}',
    question: 'प्रश्न: “%{before}” → “%{after}”',
    option: '“%{label}” का विकल्प: %{before} → %{after}',
    league: '“%{label}” में प्रवेश शुल्क और स्लॉट: %{before} → %{after}',
    line: '%{label} का मान: %{before} → %{after}',
    field: '%{label}: %{before} → %{after}',
    more: 'और %{smart_count} बदलाव |||| और %{smart_count} बदलाव',
  },
  result: {
    title: 'इस सत्र का पिछला निपटान क़दम',
    sending: '%{label} %{time} बजे से चल रहा है।',
    confirmed: '%{label} की पुष्टि %{time} बजे हुई।',
    refused: '%{label} %{time} बजे अस्वीकार हुआ।',
    unknown: '%{label}, %{time} बजे: पता नहीं कि यह हुआ या नहीं।',
    state: 'अभी पढ़ी गई स्थिति: %{state}',
    stateBefore: 'इससे पहले की स्थिति, %{time} बजे पढ़ी गई: %{state}',
  },
} satisfies Translation<typeof en>;
