import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { FormActions } from '@wbn/ui-kit/controls/form-actions.tsx';
import { LeaveDialog } from '@wbn/ui-kit/overlays/leave-dialog.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Managed } from '../manage/use-managed.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import * as styles from './edit-product.css.ts';
import { FactFields } from './fact-fields.tsx';
import type { ProductChoices } from './list-product-choices.query.ts';
import { ownProductPaths } from './own-product-paths.ts';
import { PhotosEditor } from './photos-editor.tsx';
import { PlanLimit } from './plan-limit.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import { ProductPreview } from './product-preview.tsx';
import { SpecsEditor } from './specs-editor.tsx';
import { CategoryFields, OfferFields } from './trade-fields.tsx';
import { useEditProduct } from './use-edit-product.ts';
import { useFields } from './use-fields.tsx';
import { VideoFile } from './video-file.tsx';
import { VideosEditor } from './videos-editor.tsx';

interface EditProductFormProps {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly userID: string;
  readonly product: OwnProduct | null;
  readonly choices: ProductChoices;
}

/** Everything of a product (PRD-14), with what buyers will see beside it. */
export function EditProductForm({ api, managed, userID, product, choices }: EditProductFormProps) {
  const { t } = useTranslation('own-products');
  const path = usePath();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const { business, session } = managed;
  const list = path(ownProductPaths(business.businessID).list);
  const form = useEditProduct({ api, managed, userID, product, onSaved: () => navigate(list) });
  const { errorOf } = useFields(form);
  const { values, saving, set } = form;
  const isPublished = product?.status === 'published';
  const { used, total } = session.products;

  useEffect(() => {
    if (form.refusals === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [form.refusals]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void form.save('published');
  };
  return (
    <>
      <form
        ref={ref}
        noValidate
        onSubmit={handleSubmit}
        aria-label={product ? t('editTitle') : t('newTitle')}
        className={styles.form}
      >
        <div className={styles.fields}>
          {product === null && used >= total && !form.limited && (
            <Notice tone="warning" title={t('limit.title', { count: total })}>
              <p>{t('limit.early')}</p>
            </Notice>
          )}
          {form.notice && (
            <Notice tone="warning" title={t('mayBeThere.title')}>
              <p>
                {t('mayBeThere.body')} <TextLink to={list}>{t('mayBeThere.list')}</TextLink>
              </p>
            </Notice>
          )}
          <ProblemAlert problems={form.problems} values={values} />
          {form.conflict && (
            <ConflictPanel
              key={form.conflict.saved.version}
              api={api}
              conflict={form.conflict}
              choices={choices}
              onChoose={form.choose}
              onDiscard={form.discard}
            />
          )}
          <FactFields form={form} />
          <PhotosEditor
            photos={values.photos}
            uploads={form.uploads}
            productName={values.name}
            errorOf={errorOf}
            onChange={(photos, ...mended) => set({ photos }, ...mended)}
          />
          <CategoryFields api={api} form={form} choices={choices} product={product} />
          <OfferFields form={form} choices={choices} />
          <SpecsEditor
            specs={values.specs}
            errorOf={errorOf}
            onChange={(specs, ...mended) => set({ specs }, ...mended)}
          />
          <VideosEditor
            videos={values.videos}
            errorOf={errorOf}
            onChange={(videos, ...mended) => set({ videos }, ...mended)}
            upload={
              <VideoFile
                api={api}
                businessID={business.businessID}
                onVideo={form.addVideo}
                onError={(error) => void managed.fail(error)}
              />
            }
          />
        </div>
        <ProductPreview values={values} product={product} business={business} />
        <FormActions
          status={
            form.restored && (
              <>
                {t('restoredDraft')}
                <Button variant="quiet" size="sm" onClick={form.discard}>
                  {t('discard')}
                </Button>
              </>
            )
          }
        >
          <Button variant="quiet" disabled={saving !== undefined} onClick={() => navigate(list)}>
            {t('cancel')}
          </Button>
          {!isPublished && (
            <Button
              variant="secondary"
              loading={saving === 'draft'}
              disabled={saving === 'published'}
              onClick={() => void form.save('draft')}
            >
              {t('saveDraft')}
            </Button>
          )}
          <Button type="submit" loading={saving === 'published'} disabled={saving === 'draft'}>
            {t(isPublished ? 'save' : 'publish')}
          </Button>
        </FormActions>
      </form>
      {form.limited && (
        <PlanLimit business={business} session={session} onClose={form.closeLimit} draftKept />
      )}
      <LeaveDialog
        isUnsaved={form.isUnsaved}
        onLeave={form.discard}
        texts={{
          title: t('leave.title'),
          body: t('leave.body'),
          stay: t('leave.stay'),
          keep: t('leave.keep'),
          leave: t('leave.discard'),
        }}
      />
    </>
  );
}
