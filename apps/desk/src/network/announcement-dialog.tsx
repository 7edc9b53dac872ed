import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listAnnouncements, writeAnnouncement } from '@wbn/contract/desk/announcements.ts';
import { announcementLength } from '@wbn/contract/pages/announcements.ts';
import { type Language, languageNames, languages } from '@wbn/edition/language.ts';
import { network } from '@wbn/edition/network.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useState } from 'react';
import { useEditionName } from '../cases/case-list-row.tsx';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './network-page.css.ts';

/** The time of a field of the type `datetime-local`, which is read as UTC. */
const inUtc = (text: string) => new Date(`${text}:00Z`).toISOString();

/** Writes an announcement, with what the site will show. */
export function AnnouncementDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('desk-network');
  const { api } = useDesk();
  const editionName = useEditionName();
  const client = useQueryClient();
  const [editions, setEditions] = useState<readonly string[]>([]);
  const [language, setLanguage] = useState<Language>('en');
  const [content, setContent] = useState('');
  const [link, setLink] = useState('');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    ...callMutation(api, writeAnnouncement),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: callKey(listAnnouncements) });
      onClose();
    },
  });
  const publish = () =>
    mutate({
      idempotencyKey,
      body: {
        ...{ language, content, endsAt: inUtc(end) },
        ...(editions.length > 0 && { editions: [...editions] }),
        ...(link.trim() && { link: link.trim() }),
        ...(start && { startsAt: inUtc(start) }),
      },
    });
  return (
    <Dialog
      title={t('announcements.write')}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('announcements.cancel')}
          </Button>
          <Button loading={isPending} disabled={content.trim() === '' || end === ''} onClick={publish}>
            {t('announcements.save')}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <TextField
          label={t('announcements.content')}
          value={content}
          maxLength={announcementLength}
          required
          onChange={({ target }) => setContent(target.value)}
        />
        <TextField
          label={t('announcements.link')}
          hint={t('announcements.linkHint')}
          value={link}
          maxLength={300}
          onChange={({ target }) => setLink(target.value)}
        />
        <Select
          label={t('announcements.language')}
          value={language}
          options={languages.map((value) => ({ value, text: languageNames[value] }))}
          onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? 'en')}
        />
        <FormSection title={t('announcements.editions')} hint={t('announcements.editionsHint')}>
          <Columns minimum={160} space="xs">
            {network.map(({ id }) => (
              <Checkbox
                key={id}
                label={editionName(id)}
                checked={editions.includes(id)}
                onChange={({ target }) =>
                  setEditions(target.checked ? [...editions, id] : editions.filter((one) => one !== id))
                }
              />
            ))}
          </Columns>
        </FormSection>
        <Columns minimum={192}>
          <TextField
            type="datetime-local"
            label={t('announcements.start')}
            hint={t('announcements.startHint')}
            value={start}
            onChange={({ target }) => setStart(target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('announcements.end')}
            value={end}
            required
            onChange={({ target }) => setEnd(target.value)}
          />
        </Columns>
        {content.trim() !== '' && (
          <div>
            <MutedText>{t('announcements.preview')}</MutedText>
            <div className={styles.preview} lang={language}>
              {link.trim() === '' ? content : <TextLink tone="default">{content}</TextLink>}
            </div>
          </div>
        )}
        {error && <Text role="alert">{t('announcements.sendFailed', { message: error.message })}</Text>}
      </Stack>
    </Dialog>
  );
}
