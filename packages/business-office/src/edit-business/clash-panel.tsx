import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { FormActions } from '@wbn/ui-kit/controls/form-actions.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './clash-panel.css.ts';
import type { Values } from './merge-values.ts';
import type { Clash } from './part-state.ts';

type Side = 'mine' | 'theirs';

interface ClashPanelProps<V extends Values> {
  readonly clash: Clash<V>;
  readonly labelOf: (field: string) => string;
  readonly describe: (field: string, value: unknown) => string;
  readonly saving: boolean;
  /** The fields that become theirs; saved at once, or put into the form to type on. */
  readonly onSettle: (theirFields: readonly string[], saveNow: boolean) => void;
}

/** Two people have changed the same fields: both values of each, side by side, and a choice. */
export function ClashPanel<V extends Values>(props: ClashPanelProps<V>) {
  const { clash, labelOf, describe, saving, onSettle } = props;
  const { t } = useTranslation('edit-business');
  const { merged, theirs, overlaps } = clash;
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [checked, setChecked] = useState(false);
  useEffect(() => form.current?.focus(), []);

  const keyOf = ([first = '']: readonly string[]) => first;
  const choose = (side: Side, ...groups: readonly (readonly string[])[]) =>
    setChoices((last) => ({ ...last, ...Object.fromEntries(groups.map((names) => [keyOf(names), side])) }));
  const settle = (saveNow: boolean) =>
    onSettle(overlaps.filter((names) => choices[keyOf(names)] === 'theirs').flat(), saveNow);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const open = overlaps.findIndex((names) => !choices[keyOf(names)]);
    if (open < 0) return settle(true);
    setChecked(true);
    form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t('clash.title')}
      noValidate
      onSubmit={handleSubmit}
      className={styles.panel}
    >
      <Notice tone="warning" title={t('clash.title')}>
        <Text>{t('clash.body')}</Text>
        <Inline>
          <Button size="sm" variant="secondary" onClick={() => choose('mine', ...overlaps)}>
            {t('clash.allMine')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => choose('theirs', ...overlaps)}>
            {t('clash.allTheirs')}
          </Button>
        </Inline>
      </Notice>
      <Surface as="div" padding="lg">
        <Stack space="lg">
          {overlaps.map((names) => (
            <Choice
              key={keyOf(names)}
              label={names.map(labelOf).join(', ')}
              mine={names.map((name) => describe(name, merged[name])).join('\n')}
              theirs={names.map((name) => describe(name, theirs.values[name])).join('\n')}
              side={choices[keyOf(names)]}
              missing={checked && !choices[keyOf(names)]}
              onChoose={(side) => choose(side, names)}
            />
          ))}
        </Stack>
      </Surface>
      <FormActions>
        <Button variant="secondary" disabled={saving} onClick={() => settle(false)}>
          {t('clash.edit')}
        </Button>
        <Button type="submit" loading={saving}>
          {t('clash.save')}
        </Button>
      </FormActions>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly side: Side | undefined;
  readonly missing: boolean;
  readonly onChoose: (side: Side) => void;
}

function Choice({ label, mine, theirs, side, missing, onChoose }: ChoiceProps) {
  const { t } = useTranslation('edit-business');
  const id = useId();
  const option = (of: Side, value: string) => (
    <label className={styles.side}>
      <span className={styles.head}>
        <input
          type="radio"
          name={id}
          checked={side === of}
          aria-describedby={`${id}-${of}`}
          aria-label={t(`clash.${of}`)}
          className={styles.radio}
          onChange={() => onChoose(of)}
        />
        {t(`clash.${of}`)}
      </span>
      <span id={`${id}-${of}`} dir="auto" className={styles.value}>
        {value}
      </span>
    </label>
  );
  return (
    <fieldset className={styles.field} aria-describedby={missing ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {missing && (
        <p id={`${id}-error`} className={styles.error}>
          {t('clash.choose')}
        </p>
      )}
      <div className={styles.sides}>
        {option('mine', mine)}
        {option('theirs', theirs)}
      </div>
    </fieldset>
  );
}
