import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { StickyActions } from '@wbn/ui-kit/layout/sticky-actions.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './conflict-panel.css.ts';
import type { Conflict } from './form-state.ts';

type Side = 'mine' | 'theirs';

/** Shows the value of a field so that a person can choose between two; renders nothing for an empty value. */
export type Describe<V> = (field: string, values: V) => ReactNode;

interface ConflictPanelProps<V extends Values> {
  readonly conflict: Conflict<V>;
  readonly labelOf: (field: string) => string;
  readonly describe: Describe<V>;
  readonly saving: boolean;
  /** Called with the fields that take the other value; `saveNow` saves at once, otherwise the form opens again. */
  readonly onChoose: (theirs: readonly string[], saveNow: boolean) => void;
}

/** Shows both values of each field that was changed here and elsewhere, side by side, with a choice. */
export function ConflictPanel<V extends Values>(props: ConflictPanelProps<V>) {
  const { conflict, labelOf, saving, onChoose } = props;
  const t = useText('forms');
  const { merged, theirs, overlaps } = conflict;
  const title = t(theirs.isOwn ? 'conflict.titleOwn' : 'conflict.title');
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [checked, setChecked] = useState(false);
  useEffect(() => form.current?.focus(), []);

  const keyOf = ([first = '']: readonly string[]) => first;
  const choose = (side: Side, ...groups: readonly (readonly string[])[]) =>
    setChoices((last) => ({ ...last, ...Object.fromEntries(groups.map((names) => [keyOf(names), side])) }));
  const settle = (saveNow: boolean) =>
    onChoose(overlaps.filter((names) => choices[keyOf(names)] === 'theirs').flat(), saveNow);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const open = overlaps.findIndex((names) => !choices[keyOf(names)]);
    if (open < 0) return settle(true);
    setChecked(true);
    form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };
  const describe = (names: readonly string[], values: V): ReactNode => {
    const parts = names.map((name) => {
      const value = values[name];
      if (value === undefined) return t('conflict.removed');
      return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : props.describe(name, values);
    });
    if (!parts.some(Boolean)) return t('conflict.nothing');
    return names.map((name, at) => parts[at] && <span key={name}>{parts[at]}</span>);
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={title}
      noValidate
      onSubmit={handleSubmit}
      className={styles.panel}
    >
      <Notice tone="warning" title={title}>
        <Text>{t('conflict.body')}</Text>
        <Inline>
          <Button size="sm" variant="secondary" onClick={() => choose('mine', ...overlaps)}>
            {t('conflict.allMine')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => choose('theirs', ...overlaps)}>
            {t('conflict.allTheirs')}
          </Button>
        </Inline>
      </Notice>
      <Surface as="div" padding="lg">
        <Stack space="lg">
          {overlaps.map((names) => (
            <Choice
              key={keyOf(names)}
              label={names.map(labelOf).join(', ')}
              mine={describe(names, merged)}
              theirs={describe(names, theirs.values)}
              isOwn={theirs.isOwn ?? false}
              side={choices[keyOf(names)]}
              missing={checked && !choices[keyOf(names)]}
              onChoose={(side) => choose(side, names)}
            />
          ))}
        </Stack>
      </Surface>
      <StickyActions>
        <Button variant="secondary" disabled={saving} onClick={() => settle(false)}>
          {t('conflict.edit')}
        </Button>
        <Button type="submit" loading={saving}>
          {t('conflict.save')}
        </Button>
      </StickyActions>
    </form>
  );
}

interface ChoiceProps extends Readonly<Record<Side, ReactNode>> {
  readonly label: string;
  /** The other changes come from another window of the same person. */
  readonly isOwn: boolean;
  readonly side: Side | undefined;
  readonly missing: boolean;
  readonly onChoose: (side: Side) => void;
}

function Choice({ label, isOwn, side, missing, onChoose, ...values }: ChoiceProps) {
  const t = useText('forms');
  const id = useId();
  const nameOf = (of: Side) => t(of === 'theirs' && isOwn ? 'conflict.theirsOwn' : `conflict.${of}`);
  return (
    <fieldset className={styles.field} aria-describedby={missing ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {missing && (
        <p id={`${id}-error`} className={styles.error}>
          {t('conflict.choose')}
        </p>
      )}
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((of) => (
          <label key={of} className={styles.side}>
            <span className={styles.head}>
              <input
                type="radio"
                name={id}
                checked={side === of}
                aria-describedby={`${id}-${of}`}
                aria-label={nameOf(of)}
                className={styles.radio}
                onChange={() => onChoose(of)}
              />
              {nameOf(of)}
            </span>
            <span id={`${id}-${of}`} dir="auto" className={styles.value}>
              {values[of]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
