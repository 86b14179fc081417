import { useLocalStorage } from '@mantine/hooks';

/** Whether the sidebar shows icons alone, remembered in this browser (SHELL-13). */
export function useMinimised(): readonly [boolean, (minimised: boolean) => void] {
  const [value, setValue] = useLocalStorage({
    key: 'sidebar.minimised',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return [value, setValue];
}
