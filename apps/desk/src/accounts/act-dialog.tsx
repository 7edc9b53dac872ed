import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Field } from '@wbn/ui-kit/controls/fields/field.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';

export interface ActField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'area' | 'choice' | 'date' | 'number';
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly value?: string;
  /** Maximum length, of an area. */
  readonly limit?: number;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
}

export type ActValues = Readonly<Record<string, string>>;

export interface Act {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly confirm: string;
  readonly isHarsh?: boolean;
  readonly fields: readonly ActField[];
  readonly send: (values: ActValues) => Promise<unknown>;
  /** Shows what came back instead of closing. */
  readonly result?: (reply: unknown) => ReactNode;
}

interface ActDialogProps {
  readonly act: Act;
  readonly onClose: () => void;
}

/** Asks for what an act of staff needs, a reason above all, and does it; everything on screen is read again. */
export function ActDialog({ act, onClose }: ActDialogProps) {
  const t = useText('desk-accounts');
  const errorMessage = useErrorMessage();
  const client = useQueryClient();
  const [values, setValues] = useState<ActValues>(() =>
    Object.fromEntries(
      act.fields.map(({ name, value, options }) => [name, value ?? options?.[0]?.value ?? '']),
    ),
  );
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: act.send,
    onSuccess: async () => {
      await client.invalidateQueries();
      if (!act.result) onClose();
    },
  });
  const isFilled = act.fields.every(({ name, isOptional }) => isOptional || values[name]?.trim());
  const isDone = isSuccess && act.result !== undefined;
  return (
    <Dialog
      title={act.title}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {isDone ? t('close') : t('cancel')}
          </Button>
          {!isDone && (
            <Button
              variant={act.isHarsh ? 'danger' : 'primary'}
              disabled={!isFilled}
              loading={isPending}
              onClick={() => mutate(values)}
            >
              {act.confirm}
            </Button>
          )}
        </>
      }
    >
      {isDone ? (
        act.result?.(data)
      ) : (
        <Stack space="md">
          {act.lead && <Text as="div">{act.lead}</Text>}
          {act.fields.map((field) => (
            <ActInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
          {error && <Text role="alert">{sentenceOf(error, errorMessage)}</Text>}
        </Stack>
      )}
    </Dialog>
  );
}

/** Staff read the API's own sentence where it says what has to happen first. */
function sentenceOf(error: Error, errorMessage: (error: ApiError) => string): string {
  if (!(error instanceof ApiError)) return error.message;
  return ['Conflict', 'PlanLimitReached', 'NotFound', 'ValidationError'].includes(error.code)
    ? error.message
    : errorMessage(error);
}

interface ActInputProps {
  readonly field: ActField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ActInput({ field, value, onChange }: ActInputProps) {
  const { label, type, hint, isOptional, limit = 500, options = [] } = field;
  const shared = { label, required: !isOptional, ...(hint && { hint }) };
  if (type === 'area')
    return (
      <TextArea
        {...shared}
        rows={3}
        limit={limit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (type === 'choice')
    return (
      <Field {...shared}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            value={value}
            options={[...options]}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    );
  return (
    <TextField {...shared} type={type} value={value} onChange={({ target }) => onChange(target.value)} />
  );
}
