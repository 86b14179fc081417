import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as askForMail from './askForMail.ts';
import * as authenticate2 from './authenticate2.ts';
import * as changeUser from './changeUser.ts';
import * as choosePassword from './choosePassword.ts';
import * as findUsers from './findUsers.ts';
import { removeExpired } from './removeExpired.ts';
import { SessionEntity } from './SessionEntity.ts';
import * as sessionHandlers from './sessionHandlers.ts';
import * as suspendUser from './suspendUser.ts';
import { AccountTokenEntity } from './tokens/AccountTokenEntity.ts';
import { accountTokenMails } from './tokens/accountTokenMail.ts';
import { UserEntity } from './UserEntity.ts';
import { userHistoryArea } from './userHistoryArea.ts';
import { userPersonalData } from './userPersonalData.ts';
import { formerAccountRetention, sessionRetention } from './userRetention.ts';

export const usersArea = defineArea({
  name: 'users',
  entities: [SessionEntity, UserEntity, AccountTokenEntity],
  handlers: [askForMail, authenticate2, changeUser, choosePassword, findUsers, sessionHandlers, suspendUser],
  constraints: {
    app_user_account_unique: ['account', 'USERNAME_OR_EMAIL_ALREADY_EXISTS'],
    app_user_email_unique: ['email', 'USERNAME_OR_EMAIL_ALREADY_EXISTS'],
  },
  history: { app_user: userHistoryArea },
  mails: accountTokenMails,
  retention: [sessionRetention, formerAccountRetention],
  personalData: userPersonalData,
  jobs: [{ name: 'removeExpired', at: '7 * * * *', lock: advisoryLocks.removeExpired, run: removeExpired }],
});
