import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { buttonClass } from '../controls/buttons/button-class.ts';
import { classNames } from '../layout/class-names.ts';
import { Anchor, type AnchorProps } from '../text/anchor.tsx';
import * as styles from './menu.css.ts';

interface MenuProps {
  readonly trigger: ReactNode;
  /** Accessible name when the trigger has no text. */
  readonly label?: string;
  /** Looks of the trigger; `plain` leaves them to its content. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'plain';
  readonly size?: 'md' | 'sm';
  /** Side of the trigger that the panel aligns to; `stretch`: both fill the available width. */
  readonly align?: keyof typeof styles.align;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A panel of links and buttons under its trigger; it opens without JavaScript, arrow keys and Escape need it. */
export function Menu({
  trigger,
  label,
  variant = 'quiet',
  size = 'md',
  align = 'end',
  onOpenChange,
  children,
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isStretched = align === 'stretch';
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeToTrigger = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const menu = details.current;
    if (!menu) return;
    if (event.key === 'Escape' && menu.open) {
      closeToTrigger();
      // Keeps a surrounding dialog open.
      event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    menu.open = true;
    const items = [...menu.querySelectorAll<HTMLElement>('a, button:not(:disabled)')];
    const current = items.indexOf(document.activeElement as HTMLElement);
    const next = current < 0 && step < 0 ? -1 : current + step;
    items.at(next % items.length)?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) close();
  };
  const closeOnChoice = (event: MouseEvent) => {
    // Closing hides the chosen item, so the focus moves to the trigger first; a dialog opened by the item then
    // returns it there.
    if ((event.target as Element).closest('a, button')) closeToTrigger();
  };
  const handleToggle = () => {
    onOpenChange?.(details.current?.open ?? false);
    const press = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) close();
    };
    if (details.current?.open) {
      const stop = new AbortController();
      document.addEventListener('pointerdown', press, { signal: stop.signal });
      details.current.addEventListener('toggle', () => stop.abort(), { once: true });
    }
  };
  return (
    <details
      ref={details}
      className={classNames(styles.menu, isStretched && styles.stretched)}
      onKeyDown={handleKey}
      onBlur={closeOnLeave}
      onToggle={handleToggle}
    >
      <summary
        aria-label={label}
        className={classNames(
          styles.trigger,
          variant === 'plain' ? styles.plain : buttonClass({ variant, size }),
          isStretched && styles.stretched,
        )}
      >
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to its links and buttons, which have their keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div className={classNames(styles.panel, styles.align[align])} onClick={closeOnChoice}>
        {children}
      </div>
    </details>
  );
}

interface MenuItemLooks {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A link in a menu. */
export function MenuLink({ icon, children, ...link }: MenuItemLooks & AnchorProps) {
  return (
    <Anchor {...link} className={styles.item}>
      {icon}
      {children}
    </Anchor>
  );
}

interface MenuButtonProps extends MenuItemLooks {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly tone?: 'default' | 'danger';
}

/** An action in a menu. */
export function MenuButton({ icon, children, onClick, disabled, tone = 'default' }: MenuButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={classNames(styles.item, tone === 'danger' && styles.danger)}
    >
      {icon}
      {children}
    </button>
  );
}
