import { useMutation } from '@tanstack/react-query';
import { nameLimit } from '@wbn/contract/business/saved-fields.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { type ComponentProps, useRef } from 'react';

/** Transliterates a name into Latin letters; loads the library's tables on the first call. */
export async function suggestLatinName(companyName: string): Promise<string> {
  const { transliterate } = await import('transliteration');
  return transliterate(companyName.normalize('NFKC'))
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\w'`])[a-z]/g, (first) => first.toUpperCase())
    .slice(0, nameLimit);
}

interface LatinNameFieldProps extends ComponentProps<typeof TextField> {
  readonly companyName: string;
  readonly onName: (latinName: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Latin name of a company whose name has no Latin letter; a suggestion is inserted on request and can be edited. */
export function LatinNameField({ companyName, onName, onFailed, ...field }: LatinNameFieldProps) {
  const t = useText('edit-business');
  const input = useRef<HTMLInputElement>(null);
  const suggest = useMutation({
    mutationFn: suggestLatinName,
    onSuccess: (suggested) => {
      onName(suggested);
      input.current?.focus();
    },
    onError: onFailed,
  });
  return (
    <Stack space="xs">
      <TextField
        {...field}
        ref={input}
        hint={suggest.isSuccess ? t('hint.suggestedName') : t('hint.latinName')}
        maxLength={nameLimit}
        autoComplete="off"
        dir="ltr"
        onChange={({ target }) => onName(target.value)}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          loading={suggest.isPending}
          onClick={() => suggest.mutate(companyName)}
        >
          {t('suggestName')}
        </Button>
      </div>
    </Stack>
  );
}
