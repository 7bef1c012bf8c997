import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useText } from '#i18n/useText.ts';

/** How many rows a page has, of the sizes that are offered; in the address as the page is (CFG-11, APP-15). */
export function PageSizes({ sizes }: { sizes: readonly number[] }) {
  const t = useText();
  const { perPage, setPerPage, data } = useListContext();
  if (!data) return null;
  const offered = sizes.includes(perPage) ? sizes : [perPage, ...sizes];
  return (
    <TextField
      select
      label={t('kit.look.perPage')}
      value={perPage}
      onChange={({ target }) => setPerPage(Number(target.value))}
      sx={{ minWidth: 120, my: 1 }}
    >
      {[...offered]
        .sort((a, b) => a - b)
        .map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
    </TextField>
  );
}
