import { pictureLimit } from '@wbn/contract/files/upload.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { PictureUpload, type PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { FailureText, MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as styles from './certificate-editor.css.ts';
import type { CertificatesValues, CertificateValue } from './certificates-part.ts';

type CertificateField = 'name' | 'issueDate' | 'expireDate' | 'photo';

interface CertificateEditorProps {
  readonly id: string;
  readonly number: number;
  readonly value: CertificateValue;
  readonly form: Pick<Form<CertificatesValues>, 'idOf' | 'errorOf'>;
  readonly onChange: (value: CertificateValue, field: CertificateField) => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
  /** Uploads a photo; resolves with its token. */
  readonly onPhoto: (photo: Blob, options: PictureUploadOptions) => Promise<{ token: string }>;
}

/** A certificate: name, issue and expiry date, photo; marked when it has expired (BIZ-24). */
export function CertificateEditor(props: CertificateEditorProps) {
  const { id, number, value, form, onChange, onRemove, onRestore, onPhoto } = props;
  const t = useText('edit-business');
  const words = useText('forms');
  const language = useLocale();
  const dayTexts = useDayTexts();
  const { name, expireDate, photo } = value;
  const title = name.trim() || t('certificate.new');
  const preview = usePreview();
  if (value.removed) {
    return (
      <div className={styles.removed}>
        <Text tone="muted" dir="auto">
          {t('certificate.removed', { name: title })}
        </Text>
        <Button
          id={`${form.idOf(id)}-undo`}
          variant="secondary"
          size="sm"
          icon={<Undo2 />}
          aria-label={t('certificate.undoNamed', { name: title })}
          onClick={onRestore}
        >
          {t('certificate.undo')}
        </Button>
      </div>
    );
  }
  const wire = (field: Exclude<CertificateField, 'photo'>) => {
    const key = `${id}.${field}`;
    return {
      id: form.idOf(key),
      name: key,
      label: t(`certificate.${field}`),
      value: value[field],
      error: form.errorOf(key),
    };
  };
  const day = (field: 'issueDate' | 'expireDate') => (
    <DayPicker
      {...wire(field)}
      language={language}
      texts={dayTexts}
      onChange={(typed) => onChange({ ...value, [field]: typed }, field)}
    />
  );
  const isExpired =
    /^\d{4}-\d{2}-\d{2}$/.test(expireDate) && expireDate < new Date().toISOString().slice(0, 10);
  const stored = photo && 'stored' in photo ? photo.stored : undefined;
  const sent = photo && 'token' in photo ? photo : undefined;
  const photoProblem = form.errorOf(`${id}.photo`);

  return (
    <Surface as="div" padding="lg">
      <fieldset>
        <legend className={styles.legend}>
          {t('certificate.numbered', { number })}
          {isExpired && <Badge tone="warning">{t('certificate.expired')}</Badge>}
        </legend>
        <div className={styles.columns}>
          <Stack space="md">
            <TextField
              {...wire('name')}
              required
              hint={t('certificate.nameHint')}
              maxLength={160}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) => onChange({ ...value, name: target.value }, 'name')}
            />
            <Columns minimum={240}>
              {day('issueDate')}
              {day('expireDate')}
            </Columns>
          </Stack>
          <Stack space="xs" role="group" aria-label={t('certificate.photo')}>
            <Text size="sm" weight="medium">
              {t('certificate.photo')}
            </Text>
            {(stored || (sent && preview.url)) && (
              <div className={styles.photo}>
                <Photo
                  src={sent ? preview.url : stored?.url}
                  versions={sent ? undefined : stored?.versions}
                  sizes="11rem"
                  alt={t('certificate.photoOf', { name: title })}
                  fit="contain"
                  fallbackName={title}
                />
              </div>
            )}
            {sent && <MutedText role="status">{t('certificate.photoSent', { file: sent.file })}</MutedText>}
            <PictureUpload
              width={1600}
              limit={pictureLimit}
              texts={{
                choose: t(photo ? 'certificate.changePhoto' : 'certificate.addPhoto'),
                progress: t('certificate.photoUploading'),
                stop: words('picture.stop'),
                failed: t('picture.failed'),
                unreadable: words('picture.unreadable'),
              }}
              onPicture={async (file, options) => {
                const { token } = await onPhoto(file, options);
                preview.show(file);
                onChange({ ...value, photo: { token, file: title } }, 'photo');
              }}
            />
            {photo && (
              <div>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => onChange({ ...value, photo: null }, 'photo')}
                >
                  {t('certificate.removePhoto')}
                </Button>
              </div>
            )}
            <FailureText>{photoProblem}</FailureText>
          </Stack>
        </div>
        <div className={styles.foot}>
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 />}
            aria-label={t('certificate.removeNamed', { name: title })}
            onClick={onRemove}
          >
            {t('certificate.remove')}
          </Button>
        </div>
      </fieldset>
    </Surface>
  );
}

/** Shows a picture that was just uploaded from a local object URL. */
function usePreview() {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  return { url, show: (file: Blob) => setUrl(URL.createObjectURL(file)) };
}
