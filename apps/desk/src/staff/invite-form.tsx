import { email as emailSchema } from '@wbn/contract/business/saved-fields.ts';
import { inviteStaff } from '@wbn/contract/desk/staff.ts';
import { type Language, languageNames, languages } from '@wbn/edition/language.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { deleteDraft, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { PlaceFields, type PlaceValues, toPlace } from './place-fields.tsx';
import { useStaffChange } from './use-staff-change.ts';

interface Typed extends PlaceValues {
  readonly email: string;
  readonly language: Language;
}

/** Invites somebody by mail. What was typed outlives the way to the second factor. */
export function InviteForm() {
  const t = useText('desk-staff');
  const language = useLanguage();
  const { api, staff } = useDesk();
  const { run, isPending } = useStaffChange();
  const draftKey = `desk-invite-${staff.staffID}`;
  const empty: Typed = {
    email: '',
    language,
    role: 'support',
    editions: staff.editions ?? [],
    kinds: staff.kinds ?? [],
  };
  const [typed, setTyped] = useState<Typed>(() => ({ ...empty, ...readDraft(draftKey) }));
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setWrong(false);
    saveDraft(draftKey, next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const address = emailSchema.safeParse(typed.email);
    if (!address.success || address.data === '') {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const body = { email: address.data, language: typed.language, ...toPlace(typed) };
    const words = { email: address.data };
    const isSent = await run(
      () => api.call(inviteStaff, { body }),
      t('invite.done', words),
      t('invite.works', words),
    );
    if (!isSent) return;
    deleteDraft(draftKey);
    setTyped(empty);
  };

  return (
    <Surface padding="lg" aria-labelledby="invite-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack space="md" align="stretch">
          <Stack space="xxs">
            <Heading level={2} size="md" id="invite-title">
              {t('invite.title')}
            </Heading>
            <MutedText>{t('invite.lead')}</MutedText>
          </Stack>
          <TextField
            ref={field}
            label={t('fields.email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            value={typed.email}
            error={isWrong ? t('invite.wrong') : undefined}
            onChange={({ target }) => change({ email: target.value })}
          />
          <PlaceFields value={typed} onChange={change} />
          <Select
            label={t('fields.language')}
            value={typed.language}
            options={languages.map((one) => ({ value: one as string, text: languageNames[one] }))}
            onChange={({ target }) => change({ language: target.value as Language })}
          />
          <div>
            <Button type="submit" icon={<UserPlus aria-hidden />} loading={isPending}>
              {t('invite.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Surface>
  );
}
