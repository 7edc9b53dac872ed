import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { productPath } from '@wbn/cards/business/business-path.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { longLimit, nameLimit } from '@wbn/contract/business/saved-fields.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { describeProduct } from './describe-product.tsx';
import * as styles from './edit-product.css.ts';
import { KeywordsField } from './keywords-field.tsx';
import { ownProductPaths } from './own-products.query.ts';
import { PhotosEditor } from './photos-editor.tsx';
import { PlanLimit } from './plan-limit.tsx';
import { StateBadge, stateOf } from './product-state.tsx';
import { filledSpecs, type ProductValues } from './product-values.ts';
import { SpecsEditor } from './specs-editor.tsx';
import type { ProductChoices } from './trade-fields.tsx';
import { CategoryFields, OfferFields } from './trade-fields.tsx';
import { useEditProduct } from './use-edit-product.ts';
import { VideoFile, VideosEditor } from './videos-editor.tsx';

interface EditProductFormProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly userID: string;
  readonly product: OwnProduct | null;
  readonly choices: ProductChoices;
}

/** The product form (PRD-14) with a preview for buyers beside it. */
export function EditProductForm({ api, office, userID, product, choices }: EditProductFormProps) {
  const t = useText('own-products');
  const path = usePath();
  const navigate = useNavigate();
  const { business, session } = office;
  const list = path(ownProductPaths(business.businessID).list);
  const edit = useEditProduct({ api, office, userID, product, onSaved: () => navigate(list) });
  const { form, uploads, limited } = edit;
  const { values, set } = form;
  const saving = form.saving ? values.status : undefined;
  const isPublished = product?.status === 'published';
  const { used, total } = session.products;
  const buttons = (
    <>
      <Button variant="quiet" disabled={form.saving} onClick={() => navigate(list)}>
        {t('cancel')}
      </Button>
      {!isPublished && (
        <Button
          variant="secondary"
          loading={saving === 'draft'}
          disabled={saving === 'published'}
          onClick={() => edit.saveAs('draft')}
        >
          {t('saveDraft')}
        </Button>
      )}
      <Button type="submit" loading={saving === 'published'} disabled={saving === 'draft'}>
        {t(isPublished ? 'save' : 'publish')}
      </Button>
    </>
  );
  return (
    <>
      <EditForm
        form={form}
        label={product ? t('editTitle') : t('newTitle')}
        describe={describeProduct(api, choices)}
        buttons={buttons}
        onSubmit={() => edit.saveAs('published')}
        className={styles.form}
      >
        <div className={styles.fields}>
          {product === null && used >= total && !limited && (
            <Notice tone="warning" title={t('limit.title', { count: total })}>
              <p>{t('limit.early')}</p>
            </Notice>
          )}
          {form.isAlreadyCreated && (
            <AlreadyCreatedNotice>
              <TextLink to={list}>{t('toList')}</TextLink>
            </AlreadyCreatedNotice>
          )}
          <FactFields form={form} />
          <PhotosEditor
            photos={values.photos}
            uploads={uploads}
            productName={values.name}
            form={form}
            onChange={(photos, ...fixed) => set({ photos }, ...fixed)}
          />
          <CategoryFields api={api} form={form} choices={choices} product={product} />
          <OfferFields form={form} choices={choices} />
          <SpecsEditor
            specs={values.specs}
            form={form}
            onChange={(specs, ...fixed) => set({ specs }, ...fixed)}
          />
          <VideosEditor
            videos={values.videos}
            form={form}
            onChange={(videos, ...fixed) => set({ videos }, ...fixed)}
            upload={
              <VideoFile
                api={api}
                businessID={business.businessID}
                onVideo={edit.addVideo}
                onError={(error) => void office.fail(error)}
              />
            }
          />
        </div>
        <ProductPreview values={values} product={product} business={business} />
      </EditForm>
      {limited && <PlanLimit business={business} session={session} onClose={edit.closeLimit} draftKept />}
      <LeaveQuestion
        drafts={[edit.draftKey]}
        sending={uploads.sending > 0}
        // The link to the plans: the dialog has said that the draft is kept.
        isFree={() => limited}
      />
    </>
  );
}

function FactFields({ form }: { readonly form: Form<ProductValues> }) {
  const t = useText('own-products');
  const { line, area } = useFields(form, { lineLimit: 80 });
  return (
    <FormSection title={t('group.facts')}>
      {line('name', { required: true, maxLength: nameLimit, hint: t('hint.name') })}
      {area('description', { limit: longLimit, rows: 8, hint: t('hint.description') })}
      <Columns minimum={260}>
        {line('model')}
        {line('brand')}
        {line('ean', { maxLength: 20, hint: t('hint.ean'), inputMode: 'numeric', dir: 'ltr' })}
      </Columns>
      <KeywordsField
        id={form.idOf('keywords')}
        keywords={form.values.keywords}
        error={form.errorOf('keywords')}
        onChange={(keywords) => form.set({ keywords })}
      />
    </FormSection>
  );
}

interface ProductPreviewProps {
  readonly values: ProductValues;
  readonly product: OwnProduct | null;
  readonly business: BusinessProfile;
}

/** Preview of the search result, with a link to the product's page if there is one. */
function ProductPreview({ values, product, business }: ProductPreviewProps) {
  const t = useText('own-products');
  const path = usePath();
  const { businessID, subscription, verified, general, contactInfo } = business;
  const photos = values.photos.map(({ url }) => ({ url }));
  const name = values.name.trim() || t('preview.noName');
  const card = {
    productID: product?.productID ?? '',
    businessID,
    name,
    description: values.description,
    photos,
    specs: filledSpecs(values).map(({ key, value }) => ({ key, value })),
    businessProfile: { businessID, subscription, verified, general, contactInfo },
  };
  const state = product ? stateOf(product) : undefined;
  return (
    <aside aria-labelledby="preview-title" className={styles.preview}>
      <Stack space="sm">
        <div className={styles.previewHead}>
          <Heading level={2} size="sm" id="preview-title">
            {t('preview.title')}
          </Heading>
          {state && <StateBadge state={state} />}
        </div>
        {/* Inert, because the product's page may not exist yet. */}
        <div inert>
          <ProductCard product={card} level={3} initialsFrom={values.name.trim() || general.companyName} />
        </div>
        {product && state === 'published' ? (
          <ButtonLink
            variant="secondary"
            size="sm"
            block
            icon={<ExternalLink />}
            to={path(productPath({ ...product, businessProfile: business }))}
            target="_blank"
            rel="noopener"
          >
            {t('preview.open')}
          </ButtonLink>
        ) : (
          <MutedText>{t(state === 'hidden' ? 'stateTitle.hidden' : 'preview.notYet')}</MutedText>
        )}
      </Stack>
    </aside>
  );
}
