import type { BoundHandler } from '../server/define-handler.ts';
import { listComparedBusinessesHandler, listComparedProductsHandler } from './compared/list-compared.ts';
import { requestDownloadHandler } from './downloads/request-download.ts';
import { listOwnBusinessesHandler, listUserBusinessesHandler } from './list-businesses.ts';
import { loadBusinessHandler } from './load-business.ts';
import { loadBusinessQualityHandler } from './load-business-quality.ts';
import { listBusinessProductsHandler, loadProductHandler } from './load-product.ts';
import {
  acceptHandOverHandler,
  declineHandOverHandler,
  handOverOwnershipHandler,
  revokeHandOverHandler,
} from './members/hand-over.ts';
import {
  acceptInvitationHandler,
  declineInvitationHandler,
  inviteMemberHandler,
  listOwnInvitationsHandler,
  revokeInvitationHandler,
} from './members/invitations.ts';
import {
  changeMemberRoleHandler,
  leaveBusinessHandler,
  listMembersHandler,
  removeMemberHandler,
} from './members/members.ts';
import { createProductHandler } from './own-products/create-product.ts';
import { deleteProductHandler, deleteProductsHandler } from './own-products/delete-products.ts';
import { duplicateProductHandler } from './own-products/duplicate-product.ts';
import { listOwnProductsHandler, loadOwnProductHandler } from './own-products/read-own-products.ts';
import { restoreProductHandler, restoreProductsHandler } from './own-products/restore-products.ts';
import { saveProductHandler } from './own-products/save-product.ts';
import { setProductStatusHandler, setProductsStatusHandler } from './own-products/set-product-status.ts';
import { importProductsHandler } from './product-csv/import-products.ts';
import { listProductImportsHandler, loadProductImportHandler } from './product-csv/list-product-imports.ts';
import { startProductImportHandler } from './product-csv/start-product-import.ts';
import { createBusinessHandler } from './profile/create-business.ts';
import { listActivityHandler } from './profile/list-activity.ts';
import { requestBusinessUploadHandler } from './profile/request-business-upload.ts';
import { saveBusinessHandler } from './profile/save-business.ts';
import { deleteBusinessHandler, restoreBusinessHandler } from './publication/delete-business.ts';
import { setBusinessStatusHandler } from './publication/set-business-status.ts';

export const businessHandlers: readonly BoundHandler[] = [
  listBusinessProductsHandler,
  listUserBusinessesHandler,
  loadBusinessHandler,
  loadProductHandler,
  createBusinessHandler,
  saveBusinessHandler,
  setBusinessStatusHandler,
  deleteBusinessHandler,
  restoreBusinessHandler,
  listOwnBusinessesHandler,
  listOwnProductsHandler,
  loadOwnProductHandler,
  createProductHandler,
  saveProductHandler,
  setProductStatusHandler,
  deleteProductHandler,
  restoreProductHandler,
  duplicateProductHandler,
  setProductsStatusHandler,
  deleteProductsHandler,
  restoreProductsHandler,
  importProductsHandler,
  startProductImportHandler,
  loadProductImportHandler,
  listProductImportsHandler,
  requestDownloadHandler,
  listMembersHandler,
  inviteMemberHandler,
  revokeInvitationHandler,
  listOwnInvitationsHandler,
  acceptInvitationHandler,
  declineInvitationHandler,
  changeMemberRoleHandler,
  removeMemberHandler,
  leaveBusinessHandler,
  handOverOwnershipHandler,
  revokeHandOverHandler,
  acceptHandOverHandler,
  declineHandOverHandler,
  listActivityHandler,
  loadBusinessQualityHandler,
  listComparedBusinessesHandler,
  listComparedProductsHandler,
  requestBusinessUploadHandler,
];
