/** Reusable questions; the names of the teams stand in every form that a placeholder can have (PRD-04). */
export const QUESTION_TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['Will {home_team} beat {away_team}?', ['{home_team}', '{away_team}', 'Tie or no result']],
  ['How many sixes will {{home_team}} hit?', ['0 to 4', '5 to 9', '10 or more']],
  ['Who scores more in the powerplay?', ['<home_team>', '<away_team>', 'Both the same']],
  ['HOME_TEAM to lose fewer than 6 wickets against AWAY_TEAM?', ['Yes', 'No']],
  [
    'क्या {{away_team}} 180 से ज़्यादा रन बनाएगी? ({home_team} 160?)',
    ['हाँ', 'नहीं', 'सिर्फ़ {{away_team}}'],
  ],
  [
    'Highest opening stand: {home_team} or {away_team}, and {home_team} again at the end?',
    ['Below 25', '25 to 49', '50 to 99', '100 or more'],
  ],
  [
    'Who hits the first boundary?',
    [
      'First opener of HOME_TEAM',
      'Second opener of HOME_TEAM',
      'Number 3 of HOME_TEAM',
      'Number 4 of HOME_TEAM',
      'First opener of AWAY_TEAM',
      'Second opener of AWAY_TEAM',
      'Number 3 of AWAY_TEAM',
      'Number 4 of AWAY_TEAM',
      'Any all-rounder',
      'Any bowler',
      'Nobody',
      'Somebody else, such as a concussion substitute who came in after the toss, provided that the umpires let the boundary stand on review',
    ],
  ],
  ['Runs in the first over of <away_team>?', ['0 to 5', '6 to 11', '12 or more']],
];

/** Entry (rupees) and slots of the league templates; two are alike, some came as text. */
export const LEAGUE_TEMPLATES = [
  { entry: 10, max_entries: 100 },
  { entry: 49, max_entries: 1000 },
  { entry: 0, max_entries: 5000 },
  { entry: '99.50', max_entries: '25' },
  { entry: 10, max_entries: 100 },
  { entry: 1000, max_entries: 2 },
] as const;
