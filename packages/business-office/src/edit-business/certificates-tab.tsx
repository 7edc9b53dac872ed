import { useMutation } from '@tanstack/react-query';
import { certificatesLimit } from '@wbn/contract/business/saved-business.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Award, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CertificateEditor } from './certificate-editor.tsx';
import {
  type CertificatesValues,
  type CertificateValue,
  certificatesPart,
  emptyCertificate,
  isNew,
  newCertificateId,
} from './certificates-part.ts';
import { PartForm } from './part-form.tsx';
import { useDescribe } from './use-describe.ts';
import type { TabProps } from './use-part.ts';
import { usePartForm } from './use-part.ts';

const fieldLabels = ['name', 'issueDate', 'expireDate', 'photo'] as const;

/** The certificates of the company (BIZ-24). */
export function CertificatesTab(props: TabProps) {
  const { api, office } = props;
  const t = useText('edit-business');
  const labelOf = (control: string, all: CertificatesValues) => {
    const [id = '', name] = control.split('.');
    const title = all[id]?.name.trim() || t('certificate.new');
    const field = fieldLabels.find((one) => one === name);
    return field ? `${title}: ${t(`certificate.${field}`)}` : title;
  };
  const form = usePartForm({ ...props, part: certificatesPart, labelOf });
  const describe = useDescribe({});
  const { values } = form;
  const ids = Object.keys(values);
  const isFull = ids.filter((id) => !values[id]?.removed).length >= certificatesLimit;
  /** Where to move the focus after an entry was added or removed. */
  const [next, setNext] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (next === undefined) return;
    (next === '' ? add.current : document.getElementById(next))?.focus();
    setNext(undefined);
  }, [next]);

  const change = (id: string, value: CertificateValue, fixed: string) => form.set({ [id]: value }, fixed);
  const remove = (id: string, value: CertificateValue) => {
    // An empty new entry is removed without an undo notice.
    const isEmpty = isNew(id) && value.name.trim() === '' && value.photo === null;
    if (isEmpty) form.remove(id);
    else form.set({ [id]: { ...value, removed: true } }, id);
    setNext(isEmpty ? '' : `${form.idOf(id)}-undo`);
  };
  const restore = (id: string, { removed: _removed, ...value }: CertificateValue) => {
    form.set({ [id]: value });
    setNext(form.idOf(`${id}.name`));
  };
  const addOne = () => {
    const id = newCertificateId();
    form.set({ [id]: emptyCertificate });
    setNext(form.idOf(`${id}.name`));
  };
  const { mutateAsync: upload } = useMutation(requestBusinessUploadMutation(api, office.business.businessID));
  const sendPhoto = async (photo: Blob, sending: PictureUploadOptions) => {
    try {
      return await upload({ file: photo, purpose: 'certificatePhoto', ...sending });
    } catch (error) {
      office.fail(error);
      throw error;
    }
  };

  return (
    <PartForm part={certificatesPart} form={form} describe={describe}>
      {ids.length === 0 && (
        <Surface as="div" padding="none">
          <EmptyState title={t('certificate.empty')} icon={<Award />}>
            {t('certificate.emptyBody')}
          </EmptyState>
        </Surface>
      )}
      {ids.map((id, at) => {
        const value = values[id];
        if (!value) return null;
        return (
          <CertificateEditor
            key={id}
            id={id}
            number={at + 1}
            value={value}
            form={form}
            onChange={(changed, field) => change(id, changed, `${id}.${field}`)}
            onRemove={() => remove(id, value)}
            onRestore={() => restore(id, value)}
            onPhoto={sendPhoto}
          />
        );
      })}
      <div id={form.idOf('certificates')}>
        <Button ref={add} variant="secondary" icon={<Plus />} disabled={isFull} onClick={addOne}>
          {t('certificate.add')}
        </Button>
        {isFull && <MutedText>{t('certificate.limit', { count: certificatesLimit })}</MutedText>}
      </div>
    </PartForm>
  );
}
