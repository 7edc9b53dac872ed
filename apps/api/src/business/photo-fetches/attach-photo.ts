import { photosLimit } from '@wbn/contract/business/saved-product.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Services } from '../../services.ts';
import { lockProduct, updateProduct } from '../own-products/own-product.sql.ts';
import { lockPlan } from '../own-products/product-slots.sql.ts';
import { markStored, type WaitingFetch } from './photo-fetch.sql.ts';

interface FetchedPhoto {
  readonly photo: WaitingFetch;
  readonly businessID: string;
  readonly stored: StoredPhoto;
}

/**
 * Adds a fetched photo behind the others of its product, in one transaction with the end of the fetch. Does nothing
 * when the product was deleted or the fetch stopped meanwhile. Returns 'full' when the product takes no more.
 */
export function attachPhoto(
  { db, search }: Pick<Services, 'db' | 'search'>,
  { photo: { id, product_id: productID }, businessID, stored }: FetchedPhoto,
): Promise<'full' | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockPlan.first(transaction, { businessID });
    const product = await lockProduct.first(transaction, { id: productID });
    if (!product || product.deleted_at) return undefined;
    const { main_image: main, photos } = product;
    const isThere = [main, ...photos].some((one) => one?.url === stored.url);
    if (!isThere && main && photos.length >= photosLimit) return 'full';
    if ((await markStored.run(transaction, { id })) === 0 || isThere) return undefined;
    const change = main
      ? { photos: JSON.stringify([...photos, stored]) }
      : { main_image: JSON.stringify(stored) };
    await updateProduct.run(transaction, { id: productID, change });
    await search.index('product', [productID], transaction);
    return undefined;
  });
}
