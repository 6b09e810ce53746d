<?php

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

trait LogsIn
{
    private function logIn(Request $request, User $user): JsonResponse
    {
        // A call without the site's Origin has no session, and gets a token alone.
        if ($request->hasSession()) {
            // What an earlier player's session keeps, such as the hash of the password, would end the new one.
            $request->session()->invalidate();
            // Without "remember": its cookie would outlive the session of this player.
            Auth::guard('web')->login($user);
            $request->session()->regenerate();
        }

        return response()->json(['access_token' => $user->createToken('web')->plainTextToken]);
    }
}
