import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Field } from '#fields/field.ts';
import { useLabel } from '#ui/useLabel.ts';

/** The fields that a condition can be set on (CFG-06). */
export function FieldsMenu({
  anchor,
  fields,
  onChoose,
  onClose,
}: {
  anchor: HTMLElement;
  fields: readonly { name: string; field: Field }[];
  onChoose: (name: string) => void;
  onClose: () => void;
}) {
  const label = useLabel();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {fields.map(({ name, field }) => (
        <MenuItem key={name} onClick={() => onChoose(name)}>
          {label(field.label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
