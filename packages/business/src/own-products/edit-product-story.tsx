import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { fn, userEvent, within } from 'storybook/test';
import { withSiblings } from '../fixtures/fake-api.ts';
import { ownGearbox } from '../fixtures/own-products.ts';
import { ownProductsApi, standardCompany } from '../fixtures/own-products-api.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { EditProductPage } from './edit-product-page.tsx';

export const { businessID } = standardCompany;
export const { productID } = ownGearbox;
export const at = (product: string) => ({ route: { at: `/business/${businessID}/products/${product}` } });
export const create = fn();
export const save = fn();

interface PageProps {
  readonly api: ApiClient;
  readonly productID?: string;
}

export function Page({ api, productID: edited }: PageProps) {
  return (
    <ManageFrame
      api={api}
      id={businessID}
      screen="products"
      may={['owner', 'admin']}
      screenTitle={edited ? 'Edit product' : 'New product'}
    >
      {(managed) => <EditProductPage api={api} managed={managed} userID="nadia" productID={edited} />}
    </ManageFrame>
  );
}

/** What is told to an answer is remembered; `answers` come one after the other, the last again and again. */
export const asked = (spy: (...given: unknown[]) => void, ...answers: unknown[]) => {
  const left = [...answers];
  return ({ body, headers }: { body?: unknown; headers?: unknown }) => {
    spy(body, headers);
    return left.length > 1 ? left.shift() : left[0];
  };
};
export const stored = withSiblings(ownGearbox, { slots: { used: 4, total: 7 } });
export const created = () => ownProductsApi({ answers: { 'create-product': asked(create, stored) } });
export const edited = (...answers: unknown[]) =>
  ownProductsApi({ products: [ownGearbox], answers: { 'save-product': asked(save, ...answers) } });

/** Before each story: nothing is remembered. */
export function forgetAll(): void {
  localStorage.clear();
  create.mockReset();
  save.mockReset();
}

type Canvas = ReturnType<typeof within>;

export const bodyOf = (root: HTMLElement) => within(root.ownerDocument.body);
export const type = async (canvas: Canvas, label: string | RegExp, text: string) => {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  // Pasted where no key matters: every key draws the whole form.
  if (/[{,]/.test(text) && label === 'Keywords') await userEvent.type(field, text);
  else {
    const [words = '', key] = text.split('{');
    await userEvent.paste(words);
    if (key !== undefined) await userEvent.keyboard(`{${key}`);
  }
};
export const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
