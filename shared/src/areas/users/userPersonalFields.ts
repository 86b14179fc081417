import { notPersonal, personalFields } from '../../lib/personal-data/personalFields.ts';
import { isAdmin } from './actor.ts';
import { userSchema } from './user.ts';

const admins = isAdmin;

export const userPersonalFields = personalFields('account', userSchema.shape, {
  id: notPersonal,
  version: notPersonal,
  type: notPersonal,
  account: admins,
  name: admins,
  email: admins,
  phone: admins,
  description: admins,
  language: notPersonal,
  army: notPersonal,
  dataset: notPersonal,
  status: notPersonal,
  deleted: notPersonal,
  invitation: notPersonal,
  created_at: notPersonal,
  updated_at: notPersonal,
});
