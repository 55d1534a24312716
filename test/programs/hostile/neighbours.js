export const greeting = 'imported late';
