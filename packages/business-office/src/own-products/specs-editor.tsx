import { specsLimit } from '@wbn/contract/business/saved-product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as styles from './edit-product.css.ts';
import { AddLineButton, moveItem, useNextFocus } from './line-list.tsx';
import type { ProductValues, SpecLine } from './product-values.ts';

type Control = 'up' | 'down' | 'key' | 'value';

/** Selector of a control in a line. */
const control = (id: string | undefined, name: Control) => `[data-control="${id} ${name}"]:not(:disabled)`;

interface SpecsEditorProps {
  readonly specs: readonly SpecLine[];
  readonly form: Pick<Form<ProductValues>, 'idOf' | 'errorOf'>;
  readonly onChange: (specs: readonly SpecLine[], ...fixed: string[]) => void;
}

/** Technical specifications (PRD-06); Alt with an arrow key moves the current line. */
export function SpecsEditor({ specs, form, onChange }: SpecsEditorProps) {
  const t = useText('own-products');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useNextFocus(list, addButton);
  const [said, setSaid] = useState('');

  function add(): void {
    if (specs.length >= specsLimit) return;
    const id = crypto.randomUUID();
    focusNext(control(id, 'key'));
    onChange([...specs, { id, key: '', value: '' }]);
  }

  function remove(at: number): void {
    const line = specs[at];
    const neighbour = specs[at + 1] ?? specs[at - 1];
    focusNext(control(neighbour?.id, 'key'));
    onChange(
      specs.filter((_, other) => other !== at),
      `specs.${line?.id}.key`,
      `specs.${line?.id}.value`,
    );
    setSaid(t('specs.removed', { number: at + 1 }));
  }

  function move(at: number, to: number, by: Control): void {
    const line = specs[at];
    if (!line || to < 0 || to >= specs.length) return;
    // At either end the pressed button is disabled, so the focus goes to the other.
    const atEnd = (by === 'up' && to === 0) || (by === 'down' && to === specs.length - 1);
    const other = by === 'up' ? 'down' : 'up';
    focusNext(control(line.id, atEnd ? other : by));
    onChange(moveItem(specs, at, to));
    setSaid(t('specs.moved', { number: at + 1, place: to + 1 }));
  }

  const handleKey = (at: number, part: 'key' | 'value') => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, at + (event.key === 'ArrowUp' ? -1 : 1), part);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (part === 'value') add();
      else list.current?.querySelector<HTMLElement>(control(specs[at]?.id, 'value'))?.focus();
    }
  };

  return (
    <FormSection
      title={t('group.specs')}
      hint={t('hint.specs')}
      id={form.idOf('specs')}
      error={form.errorOf('specs')}
    >
      {specs.length > 0 && (
        <ol ref={list} role={listRole('ul')} className={styles.specs}>
          {specs.map(({ id, key, value }, at) => {
            const number = at + 1;
            const field = (part: 'key' | 'value', text: string, limit: number) => (
              <TextField
                id={form.idOf(`specs.${id}.${part}`)}
                label={t(`specs.${part}`, { number })}
                hideLabel
                placeholder={t(`specs.${part}Placeholder`)}
                maxLength={limit}
                dir="auto"
                value={text}
                error={form.errorOf(`specs.${id}.${part}`)}
                data-control={`${id} ${part}`}
                onKeyDown={handleKey(at, part)}
                onChange={({ target }) =>
                  onChange(
                    specs.map((line) => (line.id === id ? { ...line, [part]: target.value } : line)),
                    `specs.${id}.${part}`,
                  )
                }
              />
            );
            return (
              <li key={id} className={styles.spec}>
                {field('key', key, 80)}
                {field('value', value, 300)}
                <div className={styles.specActions}>
                  <IconButton
                    label={t('specs.up', { number })}
                    icon={<ArrowUp />}
                    disabled={at === 0}
                    data-control={`${id} up`}
                    onClick={() => move(at, at - 1, 'up')}
                  />
                  <IconButton
                    label={t('specs.down', { number })}
                    icon={<ArrowDown />}
                    disabled={at === specs.length - 1}
                    data-control={`${id} down`}
                    onClick={() => move(at, at + 1, 'down')}
                  />
                  <IconButton
                    label={t('specs.remove', { number })}
                    icon={<Trash2 />}
                    onClick={() => remove(at)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <AddLineButton ref={addButton} disabled={specs.length >= specsLimit} onClick={add}>
        {t('specs.add')}
      </AddLineButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FormSection>
  );
}
