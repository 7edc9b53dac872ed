import { ApiError } from '@wbn/api-client/api-error.ts';
import { type LabelColor, labelColors, requestLabelLimit } from '@wbn/contract/messaging/labels.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Look {
  readonly name: string;
  readonly color: LabelColor;
}

interface LabelFormProps {
  /** What it is now; absent for a new one. */
  readonly label?: Look;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSave: (look: Look) => void;
  readonly onCancel: () => void;
}

/** Asks for name and colour of a label; Escape gives up. */
export function LabelForm({ label, busy, error, onSave, onCancel }: LabelFormProps) {
  const { t } = useTranslation('teamwork');
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState<LabelColor>(label?.color ?? 'blue');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may stand in a form of its own.
    event.stopPropagation();
    if (name.trim() !== '') onSave({ name, color });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <form onSubmit={submit} onKeyDown={leave}>
      <Stack space="xs">
        <TextField
          label={t('labels.name')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={40}
          required
          autoFocus
          autoComplete="off"
          {...(error && { error: problemOf(error) })}
        />
        <Select
          label={t('labels.color')}
          value={color}
          options={labelColors.map((one) => ({ value: one, text: t(`labels.colors.${one}`) }))}
          onChange={({ currentTarget }) =>
            setColor(labelColors.find((one) => one === currentTarget.value) ?? 'gray')
          }
        />
        <Inline>
          <Button type="submit" size="sm" loading={busy}>
            {t('save')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );

  function problemOf(failure: Error): string {
    const isConflict = failure instanceof ApiError && failure.code === 'Conflict';
    return isConflict ? t('labels.taken', { count: requestLabelLimit }) : t('failed');
  }
}
