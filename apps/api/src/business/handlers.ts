import type { BoundHandler } from '../server/define-handler.ts';
import { requestDownloadHandler } from './downloads/downloads.ts';
import { listOwnBusinessesHandler, listUserBusinessesHandler } from './list-businesses.ts';
import { loadBusinessHandler, loadBusinessQualityHandler } from './load-business.ts';
import {
  listBusinessProductsHandler,
  listComparedBusinessesHandler,
  listComparedProductsHandler,
  loadProductHandler,
} from './load-product.ts';
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
import { createProductHandler, duplicateProductHandler } from './own-products/create-product.ts';
import {
  deleteProductHandler,
  deleteProductsHandler,
  restoreProductHandler,
  restoreProductsHandler,
} from './own-products/delete-products.ts';
import { listOwnProductsHandler, loadOwnProductHandler } from './own-products/read-own-products.ts';
import { saveProductHandler } from './own-products/save-product.ts';
import { setProductStatusHandler, setProductsStatusHandler } from './own-products/set-product-status.ts';
import {
  importProductsHandler,
  listProductImportsHandler,
  loadProductImportHandler,
  startProductImportHandler,
} from './product-csv/import-products.ts';
import { createBusinessHandler } from './profile/create-business.ts';
import { listActivityHandler } from './profile/list-activity.ts';
import { saveBusinessHandler } from './profile/save-business.ts';
import { requestBusinessUploadHandler } from './profile/take-profile-files.ts';
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
