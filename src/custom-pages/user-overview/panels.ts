import type { ComponentType } from 'react';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { BankPanel } from '#custom-pages/user-overview/BankPanel.tsx';
import { PanPanel } from '#custom-pages/user-overview/PanPanel.tsx';
import { PicksPanel } from '#custom-pages/user-overview/PicksPanel.tsx';
import { PredictionPanel } from '#custom-pages/user-overview/PredictionPanel.tsx';
import { RmgPanel } from '#custom-pages/user-overview/RmgPanel.tsx';
import { StreetPanel } from '#custom-pages/user-overview/StreetPanel.tsx';
import { TradesPanel } from '#custom-pages/user-overview/TradesPanel.tsx';
import type { TextKey } from '#i18n/useText.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { RMG, rmgAddress } from '#resources/rmg/addresses.ts';
import { STREET, streetGamesOf } from '#resources/street/addresses.ts';
import { TRADES, userGamesAddress } from '#resources/trades/addresses.ts';
import { addressOfPage, openingOf, type Page } from '#ui/page.ts';

/** What one product knows of a user. */
export interface ProductPanel {
  title: TextKey;
  /** The route pattern of the full page, whose roles are the panel's (APP-04). */
  route: string;
  /** The full page, filled in for the user. */
  address: (userId: string) => string;
  /** False: the full page is of no one user. */
  ofUser?: false;
  Body: ComponentType<{ userId: string }>;
}

/** A list page of a resource with its search box filled in. */
const searched = (route: string, name: string) => (userId: string) =>
  `${route}?${new URLSearchParams({ filter: JSON.stringify({ [name]: userId }) })}`;

const PICKS_REPORT = '/picks/user-report/:userId?';
const PAN = '/pan-verification/manage';
const BANK = '/bank-verification/manage';

/** The panels of the look-up in their order (APP-18, WHY-04). */
export const PANELS: readonly ProductPanel[] = [
  {
    title: 'home.trades',
    route: TRADES.userGames,
    address: userGamesAddress,
    Body: TradesPanel,
  },
  {
    title: 'why.user.predictions',
    route: PREDICTION.games,
    address: () => PREDICTION.games,
    ofUser: false,
    Body: PredictionPanel,
  },
  { title: 'home.street', route: STREET.games, address: streetGamesOf, Body: StreetPanel },
  {
    title: 'home.picks',
    route: PICKS_REPORT,
    address: (userId) => addressOfPage(PICKS_REPORT, { userId }),
    Body: PicksPanel,
  },
  { title: 'home.rmg', route: RMG, address: (userId) => rmgAddress({ userId }), Body: RmgPanel },
  { title: 'home.pan', route: PAN, address: searched(PAN, 'search'), Body: PanPanel },
  { title: 'home.bank', route: BANK, address: searched(BANK, 'user_id'), Body: BankPanel },
];

/** Those whose full page the role may open. */
export const panelsOf = (pages: readonly Page[], role: Role): readonly ProductPanel[] =>
  PANELS.filter(({ route }) =>
    pages.some((page) => page.path === route && mayRole(role, openingOf(page))),
  );
