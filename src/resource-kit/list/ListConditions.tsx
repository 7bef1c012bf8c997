import Close from '@mui/icons-material/Close';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { Condition } from '#dataProvider/conditions.ts';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import { ConditionText } from '#resource-kit/list/ConditionText.tsx';
import { conditionalFields, readCondition, type Spot } from '#resource-kit/list/conditions.ts';
import { FieldsMenu } from '#resource-kit/list/FieldsMenu.tsx';
import { later } from '#ui/later.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { useLabel } from '#ui/useLabel.ts';

const ConditionEditor = later<
  'ConditionEditor',
  {
    field: Field;
    condition: Condition | undefined;
    at: Spot;
    onChange: (condition: Condition | undefined, how: { replace: boolean }) => void;
    onClose: () => void;
  }
>(() => import('#resource-kit/list/ConditionEditor.tsx'), 'ConditionEditor');

const below = (element: Element): Spot => {
  const { bottom, left } = element.getBoundingClientRect();
  return { top: bottom + 4, left };
};

/** The conditions of a list, each of which can be changed and removed, and a menu of those that can be added (CFG-06). */
export function ListConditions({
  fields,
  onChange,
}: {
  fields: readonly Field[];
  onChange: (name: string, condition: Condition | undefined, how?: { replace: boolean }) => void;
}) {
  const t = useText();
  const label = useLabel();
  const { filterValues } = useListContext();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<{ name: string; at: Spot } | null>(null);
  const named = conditionalFields(fields);
  const all = [...named].map(([name, field]) => ({
    name,
    field,
    condition: readCondition(field, filterValues[name]),
  }));
  const free = all.filter(({ condition }) => !condition);
  const open = all.find(({ name }) => name === edited?.name);
  return (
    <>
      {all.map(
        ({ name, field, condition }) =>
          condition && (
            <Box
              key={name}
              role="group"
              aria-label={label(field.label)}
              sx={{
                display: 'inline-flex',
                alignItems: 'stretch',
                minWidth: 0,
                maxWidth: { xs: '100%', sm: 360 },
                height: 'fit-content',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'surface.selected',
              }}
            >
              <ButtonBase
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => setEdited({ name, at: below(currentTarget) })}
                sx={{
                  px: 1,
                  minHeight: 32,
                  minWidth: 0,
                  typography: 'body2',
                  borderRadius: 1,
                  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
                }}
              >
                <Box
                  component="span"
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  <ConditionText field={field} condition={condition} />
                </Box>
              </ButtonBase>
              <IconButton
                size="small"
                aria-label={t('kit.filters.remove', { field: label(field.label) })}
                onClick={() => onChange(name, undefined)}
                sx={{ borderRadius: 1 }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ),
      )}
      {free.length > 0 && (
        <Button
          startIcon={<FilterListOutlined />}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu(currentTarget)}
          sx={{ height: 'fit-content', minHeight: 34 }}
        >
          {t('kit.filters.add')}
        </Button>
      )}
      {menu && (
        <FieldsMenu
          anchor={menu}
          fields={free}
          onChoose={(name) => {
            setEdited({ name, at: below(menu) });
            setMenu(null);
          }}
          onClose={() => setMenu(null)}
        />
      )}
      <OnceOpen open={edited !== null} onClose={() => setEdited(null)}>
        {edited && open && (
          <ConditionEditor
            key={edited.name}
            field={open.field}
            condition={open.condition}
            at={edited.at}
            onChange={(condition, how) => onChange(edited.name, condition, how)}
            onClose={() => setEdited(null)}
          />
        )}
      </OnceOpen>
    </>
  );
}
