import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Tip } from './Tip.tsx';

/** True where the tools of a list stand as icons, so that all of them fit into one row. */
export const CompactTools = createContext(false);

/** A tool of a list: its icon and name, or its icon alone with the name on hover and focus. */
export function ToolButton({
  icon,
  label,
  onClick,
  disabled = false,
  variant = 'text',
  size = 'small',
  opens = false,
}: {
  icon: ReactNode;
  label: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  disabled?: boolean;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: 'small' | 'medium';
  /** It opens a dialog. */
  opens?: boolean;
}) {
  const compact = useContext(CompactTools);
  const popup = opens ? ({ 'aria-haspopup': 'dialog' } as const) : {};
  if (!compact)
    return (
      <Button
        {...popup}
        size={size}
        variant={variant}
        startIcon={icon}
        disabled={disabled}
        onClick={onClick}
      >
        {label}
      </Button>
    );
  const button = (
    <IconButton {...popup} aria-label={label} disabled={disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
  // What is disabled hears no pointer: its name is shown by what is around it.
  return disabled ? <span title={label}>{button}</span> : <Tip title={label}>{button}</Tip>;
}
