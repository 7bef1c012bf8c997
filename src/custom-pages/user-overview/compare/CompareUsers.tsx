import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';

import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';

import { byLine, type ComparedLine } from '#custom-pages/user-overview/compare/byLine.ts';
import type { Facts } from '#custom-pages/user-overview/compare/facts.ts';
import {
  useBankFacts,
  usePanFacts,
  usePicksFacts,
  useRmgFacts,
  useStreetFacts,
} from '#custom-pages/user-overview/compare/otherFacts.tsx';
import { usePredictionFacts } from '#custom-pages/user-overview/compare/predictionFacts.tsx';
import { useTradesFacts } from '#custom-pages/user-overview/compare/tradesFacts.tsx';
import { Nothing } from '#custom-pages/user-overview/Lines.tsx';
import type { ProductPanel } from '#custom-pages/user-overview/panels.ts';
import { OWN_PAGES } from '#custom-pages/user-overview/useOwnRows.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';

/** What each product's panel knows in lines, by the title of the panel. */
const FACTS: Partial<Record<ProductPanel['title'], (userId: string) => Facts>> = {
  'home.trades': useTradesFacts,
  'why.user.predictions': usePredictionFacts,
  'home.street': useStreetFacts,
  'home.picks': usePicksFacts,
  'home.rmg': useRmgFacts,
  'home.pan': usePanFacts,
  'home.bank': useBankFacts,
};

/** Two users side by side, product by product; lines that are equal are hidden on demand (WHY-05). */
export function CompareUsers({
  users: [a, b],
  panels,
}: {
  users: readonly [string, string];
  panels: readonly ProductPanel[];
}) {
  const t = useText();
  const [hides, setHides] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControlLabel
        control={<Switch checked={hides} onChange={(_event, on) => setHides(on)} />}
        label={t('why.user.hideEqual')}
      />
      {panels.map((panel) => {
        const useFacts = FACTS[panel.title];
        return (
          useFacts && (
            <Compared
              key={panel.route}
              panel={panel}
              useFacts={useFacts}
              a={a}
              b={b}
              hides={hides}
            />
          )
        );
      })}
    </Box>
  );
}

function Compared({
  panel,
  useFacts,
  a,
  b,
  hides,
}: {
  panel: ProductPanel;
  useFacts: (userId: string) => Facts;
  a: string;
  b: string;
  hides: boolean;
}) {
  const t = useText();
  const id = useId();
  const one = useFacts(a);
  const other = useFacts(b);
  const title = t(panel.title);
  const both = [one, other];
  const lines = one.facts && other.facts ? byLine(one.facts, other.facts) : undefined;
  const at = Math.min(one.at, other.at);
  const known = both.every(({ unread }) => !unread) || (lines?.length ?? 0) > 0;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={id} variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {at > 0 && (
          <ReadAt
            at={at}
            onRefresh={() => {
              for (const { refetch } of both) void refetch();
            }}
            refreshing={both.some(({ fetching }) => fetching)}
            failed={both.some(({ stale }) => stale === true)}
          />
        )}
      </Box>
      {both.map(
        ({ controls }, nth) =>
          controls && (
            <Box
              key={nth === 0 ? 'a' : 'b'}
              role="group"
              aria-label={t('why.user.of', { user: nth === 0 ? a : b })}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
            >
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                <UserName userId={nth === 0 ? a : b} />
              </Box>
              {controls}
            </Box>
          ),
      )}
      {lines === undefined ? (
        <Unread a={one} b={other} />
      ) : (
        known && (
          <LinesOf
            label={title}
            lines={lines}
            hides={hides}
            users={[a, b]}
            unread={[one.unread ?? false, other.unread ?? false]}
          />
        )
      )}
      {both.some(({ more }) => more) && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('why.user.onlyFirst', { count: OWN_PAGES })}
        </Box>
      )}
    </Card>
  );
}

const UserName = ({ userId }: { userId: string }) => (
  <>{useText()('why.user.of', { user: visibleCharacters(userId) })}</>
);

/** While a side is on its way, or why it could not be read. */
function Unread({ a, b }: { a: Facts; b: Facts }) {
  const say = useSay();
  const failed = [a, b].find(({ facts, failure, fetching }) => !facts && failure && !fetching);
  if (!failed?.failure) return <LoadingText />;
  return (
    <ErrorState
      message={say(failureText(failed.failure))}
      failure={failed.failure}
      onRetry={() => void failed.refetch()}
    />
  );
}

function LinesOf({
  label,
  lines,
  hides,
  users,
  unread,
}: {
  label: string;
  lines: readonly ComparedLine[];
  hides: boolean;
  users: readonly [string, string];
  unread: readonly [boolean, boolean];
}) {
  const t = useText();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const shown = hides ? lines.filter(({ equal }) => !equal) : lines;
  const hidden = lines.length - shown.length;
  if (lines.length === 0) return <Nothing>{t('why.user.nothing')}</Nothing>;
  const cell = {
    '&&': { px: 1 },
    py: 0.5,
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  } as const;
  // What was not read is not known to be missing.
  const none = (nth: 0 | 1) => (unread[nth] ? '?' : MISSING);
  return (
    <>
      {shown.length > 0 && (
        <Table size="small" aria-label={label} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              {!small && <TableCell sx={{ ...cell, width: '40%' }}>{t('why.user.line')}</TableCell>}
              {users.map((user) => (
                <TableCell key={user} sx={cell}>
                  <UserName userId={user} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.flatMap(({ key, label: what, a, b, equal, waits }) => {
              const sides = [
                <TableCell key="a" sx={cell}>
                  {a ? a.shown : none(0)}
                </TableCell>,
                <TableCell key="b" sx={cell}>
                  {b ? b.shown : none(1)}
                  {(equal || waits) && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {' '}
                      ({t(equal ? 'why.user.equal' : 'why.user.notCompared')})
                    </Box>
                  )}
                </TableCell>,
              ];
              const head = (
                <TableCell
                  key="what"
                  component="th"
                  scope={small ? 'colgroup' : 'row'}
                  {...(small && { colSpan: 2 })}
                  sx={{ ...cell, ...(small && { border: 0, pb: 0, color: 'text.secondary' }) }}
                >
                  {what}
                </TableCell>
              );
              return small
                ? [
                    <TableRow key={`${key} head`}>{head}</TableRow>,
                    <TableRow key={key}>{sides}</TableRow>,
                  ]
                : [
                    <TableRow key={key}>
                      {head}
                      {sides}
                    </TableRow>,
                  ];
            })}
          </TableBody>
        </Table>
      )}
      {hidden > 0 && (
        <Box role="status" sx={{ py: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {t('why.user.equalHidden', { smart_count: hidden })}
        </Box>
      )}
    </>
  );
}
