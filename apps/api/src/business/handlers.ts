import type { BoundHandler } from '../server/define-handler.ts';
import { listComparedBusinessesHandler } from './compared/list-compared-businesses.ts';
import { listComparedProductsHandler } from './compared/list-compared-products.ts';
import { requestDownloadHandler } from './downloads/request-download.ts';
import { listBusinessProductsHandler } from './list-business-products.ts';
import { listUserBusinessesHandler } from './list-user-businesses.ts';
import { loadBusinessHandler } from './load-business.ts';
import { loadBusinessQualityHandler } from './load-business-quality.ts';
import { loadProductHandler } from './load-product.ts';
import { acceptHandOverHandler } from './members/accept-hand-over.ts';
import { acceptInvitationHandler } from './members/accept-invitation.ts';
import { changeMemberRoleHandler } from './members/change-member-role.ts';
import { declineHandOverHandler } from './members/decline-hand-over.ts';
import { declineInvitationHandler } from './members/decline-invitation.ts';
import { handOverOwnershipHandler } from './members/hand-over-ownership.ts';
import { inviteMemberHandler } from './members/invite-member.ts';
import { leaveBusinessHandler } from './members/leave-business.ts';
import { listMembersHandler } from './members/list-members.ts';
import { listOwnInvitationsHandler } from './members/list-own-invitations.ts';
import { removeMemberHandler } from './members/remove-member.ts';
import { revokeHandOverHandler } from './members/revoke-hand-over.ts';
import { revokeInvitationHandler } from './members/revoke-invitation.ts';
import { createProductHandler } from './own-products/create-product.ts';
import { deleteProductHandler } from './own-products/delete-product.ts';
import { deleteProductsHandler } from './own-products/delete-products.ts';
import { duplicateProductHandler } from './own-products/duplicate-product.ts';
import { listOwnProductsHandler } from './own-products/list-own-products.ts';
import { loadOwnProductHandler } from './own-products/load-own-product.ts';
import { restoreProductHandler } from './own-products/restore-product.ts';
import { restoreProductsHandler } from './own-products/restore-products.ts';
import { saveProductHandler } from './own-products/save-product.ts';
import { setProductStatusHandler } from './own-products/set-product-status.ts';
import { setProductsStatusHandler } from './own-products/set-products-status.ts';
import { importProductsHandler } from './product-csv/import-products.ts';
import { listProductImportsHandler } from './product-csv/list-product-imports.ts';
import { loadProductImportHandler } from './product-csv/load-product-import.ts';
import { startProductImportHandler } from './product-csv/start-product-import.ts';
import { createBusinessHandler } from './profile/create-business.ts';
import { listActivityHandler } from './profile/list-activity.ts';
import { listOwnBusinessesHandler } from './profile/list-own-businesses.ts';
import { requestBusinessUploadHandler } from './profile/request-business-upload.ts';
import { saveBusinessHandler } from './profile/save-business.ts';
import { deleteBusinessHandler } from './publication/delete-business.ts';
import { restoreBusinessHandler } from './publication/restore-business.ts';
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
