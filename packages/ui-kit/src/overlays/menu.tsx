import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClass } from '../controls/buttons/button-class.ts';
import { classNames } from '../layout/class-names.ts';
import { Anchor, type AnchorProps } from '../text/anchor.tsx';
import { below } from '../theme/breakpoints.ts';
import * as styles from './menu.css.ts';
import { Sheet } from './sheet.tsx';

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

/**
 * A panel of links and buttons under its trigger; it opens without JavaScript, arrow keys and Escape need it. On phones
 * it is a sheet at the bottom of the window.
 */
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
  const triggerID = useId();
  const [isSheet, setSheet] = useState(false);
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
  const openSheet = (event: MouseEvent<HTMLElement>) => {
    // Before the page is hydrated, the panel opens in its place.
    if (details.current?.open || !matchMedia(below.sm).matches) return;
    event.preventDefault();
    // Safari does not focus what is pressed; the sheet returns the focus to it.
    event.currentTarget.focus();
    setSheet(true);
    onOpenChange?.(true);
  };
  const closeSheet = () => {
    setSheet(false);
    onOpenChange?.(false);
  };
  const closeSheetOnChoice = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) closeSheet();
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
  const panel = (onClick: (event: MouseEvent) => void, className: string) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: listens to its links and buttons, which have their keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className={className} onClick={onClick}>
      {children}
    </div>
  );
  return (
    <>
      <details
        ref={details}
        className={classNames(styles.menu, isStretched && styles.stretched)}
        onKeyDown={handleKey}
        onBlur={closeOnLeave}
        onToggle={handleToggle}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          id={triggerID}
          aria-label={label}
          onClick={openSheet}
          className={classNames(
            styles.trigger,
            variant === 'plain' ? styles.plain : buttonClass({ variant, size }),
            isStretched && styles.stretched,
          )}
        >
          {trigger}
        </summary>
        {!isSheet && panel(closeOnChoice, classNames(styles.panel, styles.align[align]))}
      </details>
      {isSheet && (
        <Sheet labelledBy={triggerID} size="menu" onClose={closeSheet}>
          {panel(closeSheetOnChoice, styles.list)}
        </Sheet>
      )}
    </>
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
