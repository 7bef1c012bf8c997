import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  one: 'रियल-मनी गेम',
  titleOf: 'यूज़र %{user} के रियल-मनी गेम',
  filters: 'फ़िल्टर',
  types: 'गेम',
  apply: 'लागू करें',
  before: 'RMG गेम देखने के लिए गेम और फ़िल्टर चुनें',
  empty: 'कोई डेटा नहीं मिला!!',
  noType: 'ऐसा कोई सक्रिय गेम प्रकार नहीं है: “%{type}”',
  noTypes: 'अभी कोई गेम खुला नहीं है।',
  noReplay: 'रीप्ले बंद हैं: कॉन्फ़िगरेशन में replayUrl नहीं दिया गया है।',
  user: 'यूज़र (स्कोर / हेल्थ)',
  opponent: 'विरोधी (स्कोर / हेल्थ)',
  replay: 'रीप्ले',
  replayOf: 'गेम %{game} का, नए टैब में खुलता है',
  entry: 'एंट्री',
  winnings: 'जीत',
  date: 'तारीख',
  score: 'स्कोर',
  health: 'हेल्थ',
  game: 'गेम ID',
} satisfies Translation<typeof en>;
