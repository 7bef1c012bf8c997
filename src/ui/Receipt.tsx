import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ActivityEntry } from '#actions/activity.ts';
import { useText } from '#i18n/useText.ts';
import { CopyButton } from './CopyButton.tsx';
import { Text } from './Text.tsx';
import { tabular } from './tabular.ts';
import { useReceipt } from './useReceipt.ts';
import { withKeys } from './withKeys.ts';

/** While a receipt is printed there is nothing else on the paper, and on the screen nothing of it twice. */
const ON_PAPER = {
  '[data-paper]': { display: 'none' },
  '@media print': {
    'body > :not([data-paper])': { display: 'none !important' },
    '[data-paper]': { display: 'grid', gap: 16, padding: 24 },
    // Whatever the theme: paper is white.
    '[data-paper], [data-paper] *': {
      color: '#000 !important',
      backgroundColor: '#fff !important',
      borderColor: '#999 !important',
    },
  },
};

/**
 * The receipt of a confirmed step: who, when, what, the service's answer, the figures before and after it, and whether
 * the books balance; to be copied and printed (SET-02). `onReadAgain` reads the figures once more.
 */
export function Receipt({
  entry,
  onReadAgain,
}: {
  entry: ActivityEntry;
  onReadAgain?: (() => void) | undefined;
}) {
  const t = useText();
  const receipt = useReceipt(entry);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return (
    <Box
      component="section"
      aria-label={receipt.title}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Paper receipt={receipt} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<PrintOutlined />}
          onClick={() => setPrinting(true)}
        >
          {t('receipt.print')}
        </Button>
        {onReadAgain && (
          <Button size="small" variant="outlined" onClick={onReadAgain}>
            {t('receipt.readAgain')}
          </Button>
        )}
        <CopyButton text={receipt.text()} what={t('receipt.copy')} />
      </Box>
      {printing &&
        createPortal(
          <div data-paper="">
            <GlobalStyles styles={ON_PAPER} />
            <h1>{receipt.title}</h1>
            <Paper receipt={receipt} />
          </div>,
          document.body,
        )}
    </Box>
  );
}

function Paper({
  receipt: { facts, heads, sums, verdicts },
}: {
  receipt: ReturnType<typeof useReceipt>;
}) {
  const t = useText();
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', opacity: 0.8 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              <Text value={value} limit={300} />
            </Box>
          </Box>
        ))}
      </Box>
      {sums.length > 0 && (
        <Box
          component="table"
          sx={{
            width: '100%',
            maxWidth: 560,
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': { py: 0.25, borderBottom: 1, borderColor: 'divider', textAlign: 'end' },
            '& th:first-of-type': { textAlign: 'start' },
            '& th': { fontWeight: 400 },
            '& td': tabular,
          }}
        >
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map(([name, before, after]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <Box component="td" sx={{ fontWeight: before === after ? 400 : 600 }}>
                  {after}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {withKeys(verdicts, ({ text }) => text.key).map(({ key, item }) => (
        <Alert key={key} severity={item.severity} role="status">
          {t(item.text)}
        </Alert>
      ))}
    </>
  );
}
