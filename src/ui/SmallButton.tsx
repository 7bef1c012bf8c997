import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** How it looks: as any button, as one about money, as one that cancels or deletes, as one of what is done already. */
export type SmallLook = 'plain' | 'money' | 'danger' | 'done';

/** The class that the theme's base draws it by. */
const classOf = (look: SmallLook): string =>
  look === 'plain' ? 'small-button' : `small-button ${look}`;

interface Own {
  look?: SmallLook;
  icon?: ReactNode;
}

/** A small outlined button of one part, as the theme's base draws it: a list has hundreds of them (UI-13). */
export function SmallButton({
  look = 'plain',
  icon,
  children,
  ...props
}: Own & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" {...props} className={classOf(look)}>
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a `SmallButton`. */
export const SmallLink = (props: Omit<LinkProps, 'className'>) => (
  <Link {...props} className={classOf('plain')} />
);
