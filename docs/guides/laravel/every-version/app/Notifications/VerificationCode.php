<?php

namespace App\Notifications;

use App\Models\User;
use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Hash;

class VerificationCode extends Notification
{
    public function __construct(private string $code)
    {
    }

    /** Mails a new code, which is valid for 15 minutes. The earlier one becomes invalid. */
    public static function mailTo(User $user): void
    {
        $code = (string) random_int(100000, 999999);
        $kept = ['hash' => Hash::make($code), 'until' => now()->addMinutes(15)->getTimestamp()];
        Cache::put("code.{$user->id}", $kept, now()->addDay());
        $user->notify(new self($code));
    }

    public function via(object $notifiable): array
    {
        return ['mail'];
    }

    public function toMail(object $notifiable): MailMessage
    {
        return (new MailMessage)
            ->subject('Tu código de Reto Ruffles')
            ->line("Tu código es {$this->code}.")
            ->line('Dura 15 minutos. Si no te registraste, no hagas nada.');
    }
}
