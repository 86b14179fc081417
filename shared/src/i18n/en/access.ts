export const access = {
  username: 'Username',
  password: 'Password',
  showPassword: 'Show or hide the password',
  logIn: 'Log in',
} as const;
