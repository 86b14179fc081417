import { notPersonal, personalFields } from '../../lib/personal-data/personalFields.ts';
import { isLoggedIn, mayReadContactData } from '../users/actor.ts';
import { contactPersonSchema } from './contactPerson.ts';
import { contactMomentSchema } from './moments/contactMoment.ts';

const names = isLoggedIn;
const data = mayReadContactData;

export const contactPersonPersonalFields = personalFields('contact person', contactPersonSchema.shape, {
  id: notPersonal,
  version: notPersonal,
  firstName: names,
  lastName: names,
  email: data,
  phone: data,
  street: data,
  streetNumber: data,
  placeId: data,
  place: data,
  notes: data,
});

export const contactMomentPersonalFields = personalFields('contact moment', contactMomentSchema.shape, {
  id: notPersonal,
  version: notPersonal,
  type: notPersonal,
  contactPersonId: names,
  personFirstName: names,
  personLastName: names,
  contactMethod: names,
  start: names,
  end: names,
  transcript: data,
  contributions: data,
  storyId: notPersonal,
});
