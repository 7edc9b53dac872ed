// In one file: visitors load the name of each file that is loaded late.
export { EditModeOfMember } from './edit-mode-of-member.tsx';
export { OwnBusiness } from './own-business.tsx';
export { PublicationBarOfMember } from './publication-bar-of-member.tsx';
