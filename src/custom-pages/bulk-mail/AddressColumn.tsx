import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useSay } from '#i18n/useSay.ts';
import { listed, useText } from '#i18n/useText.ts';
import { withKeys } from '#ui/withKeys.ts';
import { columnName } from './actions.ts';
import type { MailList } from './mailList.ts';

/** The column that is checked for addresses, to be chosen, and that more than one fits or none (MAIL-05). */
export function AddressColumn({
  list,
  busy,
  locked,
  onColumn,
}: {
  list: MailList;
  /** Another column is being checked. */
  busy: boolean;
  locked: boolean;
  onColumn: (column: number) => void;
}) {
  const t = useText();
  const say = useSay();
  const id = useId();
  const { addressColumn, columns, fits } = list;
  return (
    <>
      <TextField
        id={id}
        select
        label={t('mail.addressColumn')}
        value={addressColumn ?? ''}
        aria-busy={busy}
        disabled={locked}
        helperText={busy ? t('mail.rechecking') : undefined}
        onChange={(event) => onColumn(Number(event.target.value))}
        sx={{ maxWidth: 320, mt: 0.5 }}
      >
        {withKeys(columns, (name) => name).map(({ key }, column) => (
          <MenuItem key={key} value={column}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
              {t(columnName(list, column))}
            </Box>
          </MenuItem>
        ))}
      </TextField>
      {fits.length > 1 && (
        <Alert severity="warning">
          {t('mail.twoFit', { columns: say(listed(fits.map((one) => columnName(list, one)))) })}
        </Alert>
      )}
      {addressColumn === null && <Alert severity="warning">{t('mail.noAddresses')}</Alert>}
    </>
  );
}
