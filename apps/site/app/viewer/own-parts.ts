// In one file: visitors load the name of each file that is loaded late.
export { OwnBusiness } from './own-business.tsx';
export { ViewOfMember } from './view-of-member.tsx';
